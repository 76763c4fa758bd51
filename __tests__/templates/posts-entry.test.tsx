import { render, renderHook, screen, within } from '@testing-library/react';
import { useLayoutContent } from '../../src/layout/use-layout-content';
import PostPage, { type PostPageData } from '../../src/templates/posts-entry';
import type { PostData } from '../../src/content-model/collections/post';

const { labels } = renderHook(useLayoutContent).result.current;

const links: Omit<PostPageData, 'post'> = {
  listPage: { path: '/blog', title: 'Blog' },
  next: { path: '/blog/next', title: 'A second post' },
};

const post: PostData = {
  slug: 'paper-first',
  path: '/blog/paper-first',
  title: 'Paper first',
  description: 'Why we draw.',
  date: '2026-03-14',
  status: null,
  cover: { src: 'https://images.example/a.jpg', alt: 'A sheet', focalPoint: '1% 2%', file: null },
  author: {
    slug: 'ada-wells',
    name: 'Ada Wells',
    role: 'Design lead',
    text: null,
    image: { src: 'https://images.example/ada.jpg', focalPoint: null, file: null },
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

const show = (changes: Partial<PostData> = {}, otherLinks = links) =>
  render(<PostPage data={{ post: { ...post, ...changes }, ...otherLinks }} />);

it('has the title as the heading of the page, and the headings of the text below it', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Paper first' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Why' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'How' })).toBeVisible();
});

it('shows description, cover, author and day', () => {
  show();
  const article = screen.getByRole('article');
  expect(within(article).getByText('Why we draw.')).toBeVisible();
  expect(within(article).getByRole('img', { name: 'A sheet' })).toHaveStyle({ objectPosition: '1% 2%' });
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
  show({}, { listPage: null, next: null });
  expect(screen.queryByRole('link')).toBeNull();
});

it('marks a draft', () => {
  show();
  expect(screen.queryByText(labels.draft)).toBeNull();
  show({ status: 'draft' });
  expect(screen.getByText(labels.draft)).toBeVisible();
});
