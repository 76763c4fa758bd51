import { render, screen, within } from '@testing-library/react';
import PostPage, { type PostPageProps } from '../../src/entries/post/post-page';
import { labels } from '../support/layout-content';
import { entries } from '../support/queries';
import { image } from '../support/section';
import type { PostData } from '../../src/content-model/collections/post';

const post: PostData = {
  slug: 'paper-first',
  path: '/blog/paper-first',
  title: 'Paper first',
  description: 'Why we draw.',
  date: '2026-03-14',
  status: null,
  noindex: null,
  tags: null,
  coAuthors: null,
  cover: { ...image, alt: 'A sheet' },
  author: {
    slug: 'ada-wells',
    name: 'Ada Wells',
    role: 'Design lead',
    text: null,
    image,
    about: null,
    details: null,
    quote: null,
  },
  body: {
    blocks: [
      { tag: 'h2', children: ['Why'] },
      { tag: 'h3', children: ['How'] },
    ],
    links: [],
    images: [],
  },
};

const page: PostPageProps['entry'] = {
  ...post,
  back: { path: '/blog', title: 'Blog' },
  next: { ...post, path: '/blog/next', title: 'A second post' },
  topics: { label: null, links: [] },
  authorPages: [null],
  related: [],
  relatedTitle: null,
};

const show = (changes: Partial<PostPageProps['entry']> = {}) =>
  render(<PostPage entry={{ ...page, ...changes }} />);

it('has the title as the heading of the page and those of the text below it, description, cover, author and day', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Paper first' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Why' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'How' })).toBeVisible();
  const article = screen.getByRole('article');
  expect(within(article).getByText('Why we draw.')).toBeVisible();
  expect(within(article).getByRole('img', { name: 'A sheet' })).toHaveStyle({
    objectPosition: image.focalPoint,
  });
  expect(within(article).getByText('Ada Wells')).toBeVisible();
  expect(within(article).getByText('Design lead')).toBeVisible();
  expect(within(article).getByText('14 March 2026')).toHaveAttribute('datetime', '2026-03-14');
});

it('leads back to the list and on to the next post', () => {
  show();
  const trail = screen.getByRole('navigation', { name: labels.breadcrumbs });
  expect(within(trail).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  const next = screen.getByRole('link', { name: `${labels.nextPost} A second post` });
  expect(next).toHaveAttribute('href', '/blog/next');
});

it('has no links for what does not exist', () => {
  show({ back: null, next: null });
  expect(screen.queryByRole('link')).toBeNull();
});

it('marks a draft', () => {
  show();
  expect(screen.queryByText(labels.draft)).toBeNull();
  show({ status: 'draft' });
  expect(screen.getByText(labels.draft)).toBeVisible();
});

it('leads to the pages of its topics and of its author', () => {
  const topics = { label: 'Topics', links: [{ title: 'Paper', path: '/blog/tags/paper' }] };
  show({ topics, authorPages: ['/blog/authors/ada-wells'] });
  expect(entries(screen.getByRole('list', { name: 'Topics' }))).toEqual([['Paper', '/blog/tags/paper']]);
  expect(screen.getByRole('link', { name: 'Ada Wells' })).toHaveAttribute('href', '/blog/authors/ada-wells');
});

it('shows its tags as text if they have no pages', () => {
  show({ topics: { label: null, links: [{ title: 'Paper', path: null }] } });
  expect(screen.getByText('Paper')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Paper' })).toBeNull();
});

it('shows related posts in their order in place of the next post', () => {
  const related = ['new', 'old'].map((slug) => ({ ...post, slug, path: `/blog/${slug}`, title: slug }));
  show({ related, relatedTitle: 'More like this' });
  expect(entries(screen.getByRole('region', { name: 'More like this' }))).toEqual([
    ['new', '/blog/new'],
    ['old', '/blog/old'],
  ]);
  expect(screen.queryByText(labels.nextPost)).toBeNull();
});

it('names all authors, each with a page of their own', () => {
  const other = { ...page.author, slug: 'mei', name: 'Mei Tanaka' };
  show({ coAuthors: [other], authorPages: [null, '/team/mei'] });
  expect(screen.getByText('Ada Wells')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mei Tanaka' })).toHaveAttribute('href', '/team/mei');
});
