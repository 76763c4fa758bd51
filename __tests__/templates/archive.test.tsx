import { render, screen } from '@testing-library/react';
import { template } from '../support/content';
import { labels } from '../support/layout-content';
import { entries } from '../support/queries';
import { frame } from '../support/section';
import * as page from '../../src/templates/page';

const head = {
  canonical: 'https://studio.example/blog/authors/ada-wells',
  title: 'Notes by Ada',
  heading: 'Notes by Ada',
  description: 'All that Ada has written.',
};

const section = {
  ...frame,
  kind: 'posts',
  opensPage: true,
  link: null,
  latest: null,
  topics: null,
  authors: null,
  related: null,
  posts: [
    { slug: 'new', path: '/blog/new', title: 'New', date: '2026-03-14', author: { name: 'Ada Wells' } },
  ],
};

const author = {
  slug: 'ada-wells',
  name: 'Ada Wells',
  role: 'Design lead',
  text: 'Draws first.',
  image: null,
  quote: { text: 'She draws first.', author: 'Jonah' },
};

const links = {
  back: { path: '/blog', title: 'Blog' },
  topics: {
    label: 'Topics',
    links: [{ path: '/blog/tags/paper', title: 'Paper' }],
  },
};

function archive(person: typeof author | null = null) {
  const data = { page: { ...head, ...links, sections: [section] }, author: person };
  return template(page, data as never);
}

function show(person?: typeof author): void {
  const { Page } = archive(person);
  render(<Page />);
}

it('has its own heading and description above the list of posts, with the ways back and to other topics, and introduces no author', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: head.heading })).toBeVisible();
  expect(screen.getByText(head.description)).toBeVisible();
  expect(screen.getByRole('region', { name: section.title })).toBeVisible();
  const back = screen.getByRole('navigation', { name: labels.breadcrumbs });
  expect(entries(back)).toEqual([['Blog', '/blog']]);
  const topics = screen.getByRole('navigation', { name: 'Topics' });
  expect(entries(topics)).toEqual([['Paper', '/blog/tags/paper']]);
  expect(screen.queryByText(author.role)).toBeNull();
});

it('introduces the author, whom the list does not repeat, with the way back and what somebody says', () => {
  show(author);
  expect(screen.getByRole('region', { name: section.title })).not.toHaveTextContent(author.name);
  for (const text of [head.heading, author.role, author.text, author.quote.text])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
});

it('has its own title, description and address for search engines', () => {
  const { Head } = archive();
  render(<Head />);
  expect(document.title).toContain(head.title);
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', head.description);
  expect(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(head.canonical);
});
