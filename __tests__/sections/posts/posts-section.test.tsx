import type { ComponentProps } from 'react';
import { ListContext } from '../../../src/entries/list/entry-list';
import PostsSection from '../../../src/sections/posts/posts-section';
import { render, screen, within } from '@testing-library/react';
import { labels } from '../../support/layout-content';
import { entries } from '../../support/queries';
import { emptyOpening, frame, image } from '../../support/section';
import type { PostsContent } from '../../../src/sections/posts/definition';

const post = (slug: string, others: object = {}) =>
  ({
    slug,
    path: `/blog/${slug}`,
    title: `Post ${slug}`,
    description: 'About paper.',
    date: '2026-03-14',
    status: null,
    author: { name: 'Ada Wells' },
    cover: null,
    ...others,
  }) as unknown as PostsContent['posts'][number];

const content = {
  ...frame,
  link: null,
  latest: null,
  posts: [post('new', { cover: image }), post('old', { coAuthors: [{ name: 'Mei Lin' }] })],
} as unknown as PostsContent;

const opening = { heading: 'Blog', description: 'About the blog.', ...emptyOpening };

const show = (
  changes: Partial<typeof content> = {},
  list: ComponentProps<typeof ListContext>['value'] = {},
  first?: typeof opening,
) =>
  render(
    <ListContext value={list}>
      <PostsSection content={{ ...content, ...changes }} opening={first} />
    </ListContext>,
  );

it('lists the posts in order with author, day and description, each with one link, and links to another page below', () => {
  show({ link: { title: 'All notes', href: '/blog' } });
  expect(entries(screen.getByRole('list'))).toEqual([
    ['Post new', '/blog/new'],
    ['Post old', '/blog/old'],
  ]);
  expect(screen.getByRole('link', { name: 'All notes' })).toHaveAttribute('href', '/blog');
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent('14 March 2026Ada WellsPost newAbout paper.');
  expect(first.querySelector('time')).toHaveAttribute('datetime', '2026-03-14');
  expect(first.querySelector('img')).toHaveAttribute('alt', '');
  expect(second.querySelector('img')).toBeNull();
  expect(second).toHaveTextContent('14 March 2026Ada Wells, Mei LinPost oldAbout paper.');
});

it.each([
  ['the blog', {}],
  ['a topic', { back: { path: '/blog', title: 'Blog' } }],
])('opens the page of %s with its heading and the latest post, which the list does not repeat', (_, list) => {
  show({}, list, opening);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(opening.heading);
  const latest = screen.getByRole('heading', { level: 2, name: 'Post new' });
  expect(within(latest).getByRole('link')).toHaveAttribute('href', '/blog/new');
  expect(entries(screen.getByRole('list'))).toEqual([['Post old', '/blog/old']]);
});

it('marks drafts and later posts', () => {
  show({ posts: [post('a', { status: 'draft' }), post('b', { status: 'scheduled' }), post('c')] });
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts.map((text) => [text.includes(labels.draft), text.includes(labels.scheduled)])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

it.each([
  ['page 1 of 2', null, '/blog/page/2'],
  ['page 2 of 2', '/blog', null],
])('%s of a long list links to the pages beside it', (text, previous, next) => {
  show({}, { pagination: { number: 1, text, previous, next } });
  const pages = screen.getByRole('navigation', { name: labels.pages });
  expect(pages).toHaveTextContent(text);
  expect(entries(pages)).toEqual([
    ...(previous ? [[labels.previousPage, previous]] : []),
    ...(next ? [[labels.nextPage, next]] : []),
  ]);
});

it('has no pages beside the complete list of the same page if it shows the latest', () => {
  show(
    { latest: 2 },
    { pagination: { number: 1, text: 'page 1 of 2', previous: null, next: '/blog/page/2' } },
  );
  expect(screen.queryByRole('navigation', { name: labels.pages })).toBeNull();
});

it('links to the topics of all posts above the complete list only', () => {
  const topics = { label: 'Topics', links: [{ path: '/blog/tags/paper', title: 'Paper' }] };
  const { unmount } = show({}, { topics });
  expect(entries(screen.getByRole('list', { name: 'Topics' }))).toEqual([['Paper', '/blog/tags/paper']]);
  unmount();
  show({ latest: 2 }, { topics });
  expect(screen.queryByRole('list', { name: 'Topics' })).toBeNull();
});
