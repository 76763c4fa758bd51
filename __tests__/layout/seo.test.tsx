import { render } from '@testing-library/react';
import { Seo } from '../../src/layout/seo';
import { brand, replaceIn } from '../support/layout-content';

const meta = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content');

it('has a title with the name of the brand, and a description', () => {
  render(<Seo title="Blog" description="What we write." />);
  expect(document.title).toBe(`Blog | ${brand.name}`);
  expect(meta('description')).toBe('What we write.');
  expect(meta('robots')).toBeUndefined();
});

it('has the short form of the name in the title', () => {
  replaceIn(brand, { name: 'The Paper Mill of Longmead and Sons', shortName: 'The Mill' });
  render(<Seo title="Blog" />);
  expect(document.title).toBe('Blog | The Mill');
});

const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

it('has the canonical address of the page', () => {
  render(<Seo title="Blog" canonical="https://studio.example/blog" />);
  expect(canonical()).toBe('https://studio.example/blog');
});

it('a hidden page has noindex, and without a route no canonical address', () => {
  render(<Seo title="Nothing" noindex />);
  expect(canonical()).toBeUndefined();
  expect(meta('robots')).toBe('noindex');
  expect(meta('description')).toBeUndefined();
});

it('sets the language and direction of the page, and leaves the class of the theme', () => {
  document.documentElement.className = 'dark';
  render(<Seo title="Blog" locale="ar" direction="rtl" />);
  const { lang, dir, className } = document.documentElement;
  expect({ lang, dir, className }).toEqual({ lang: 'ar', dir: 'rtl', className: 'dark' });
});
