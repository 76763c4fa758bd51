import { render, screen } from '@testing-library/react';
import * as entry from '../../src/templates/entry';
import { template } from '../support/content';
import { image } from '../support/section';

const post = {
  type: 'Post',
  path: '/blog/paper-first',
  title: 'Paper first',
  description: 'Why we draw.',
  date: '2026-03-14',
  author: { slug: 'ada-wells', name: 'Ada Wells', role: 'Design lead', image },
  body: { blocks: [] },
  topics: { links: [] },
  authorPages: [],
  related: [],
};

const show = (changes: object = {}) => template(entry, { page: { ...post, ...changes } as never });

it('has the page of its type', () => {
  const { Page } = show();
  render(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: 'Paper first' })).toBeVisible();
});

it('says that a type has no component', () => {
  const { Page } = show({ type: 'Recipe' });
  expect(() => render(<Page />)).toThrow('The build has no component for the type "Recipe"');
});

it('has title and description for search engines, and noindex', () => {
  const { Head } = show({ noindex: true });
  render(<Head />);
  expect(document.title).toContain('Paper first');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Why we draw.');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
