import { render } from '@testing-library/react';
import { Seo, themeColourMeta } from '../../src/layout/seo';

const meta = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content');

it('has a title and a description', () => {
  render(<Seo documentTitle="Blog" description="What we write." />);
  expect(document.title).toBe('Blog');
  expect(meta('description')).toBe('What we write.');
  expect(meta('robots')).toBeUndefined();
});

const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

it.each([
  ['/', 'https://foldline.example/'],
  ['/services/web-design', 'https://foldline.example/services/web-design'],
])('names the one address of %s', (path, address) => {
  render(<Seo documentTitle="Blog" path={path} />);
  expect(canonical()).toBe(address);
});

it.each([
  ['/', 'https://foldline.example/preview/'],
  ['/blog', 'https://foldline.example/preview/blog'],
])('names the one address of %s in a folder', (path, address) => {
  Object.assign(globalThis, { __BASE_PATH__: '/preview' });
  render(<Seo documentTitle="Blog" path={path} />);
  Object.assign(globalThis, { __BASE_PATH__: '' });
  expect(canonical()).toBe(address);
});

it('names no address of a page that is no route', () => {
  render(<Seo documentTitle="Nothing" isHidden />);
  expect(canonical()).toBeUndefined();
});

it('keeps a page out of search engines when it is told', () => {
  render(<Seo documentTitle="Nothing" isHidden />);
  expect(meta('robots')).toBe('noindex');
  expect(meta('description')).toBeUndefined();
});

it("gives the browser's bar the colour of the light theme until the script has run", () => {
  render(themeColourMeta);
  expect(meta('theme-color')).toBe('#faf8f5');
});
