import fs from 'node:fs';
import { render } from '@testing-library/react';
import { Seo, themeColourMeta } from '../../../src/components/layout/seo';

const meta = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content');

it("puts the page before the brand in the page's title", () => {
  render(<Seo title="Blog" description="What we write." />);
  expect(document.title).toBe('Blog | Foldline');
  expect(meta('description')).toBe('What we write.');
  expect(meta('robots')).toBeUndefined();
});

it('gives places where the page is shared its title and the picture, at its public address', () => {
  render(<Seo title="Blog" />);
  const property = (name: string) =>
    document.head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
  expect(property('title')).toBe('Blog | Foldline');
  expect(property('image')).toBe('https://foldline.example/share.jpg');
  expect(fs.readFileSync('static/share.jpg').length).toBeLessThan(120_000);
});

it('keeps a page out of search engines when it is told', () => {
  render(<Seo title="Nothing" isHidden />);
  expect(meta('robots')).toBe('noindex');
  expect(meta('description')).toBeUndefined();
});

it("gives the browser's bar the colour of the light theme until the script has run", () => {
  render(themeColourMeta);
  expect(meta('theme-color')).toBe('#faf8f5');
});
