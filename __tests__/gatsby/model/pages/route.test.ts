/** @jest-environment node */
import { furtherPage } from '../../../../gatsby/model/pages/route';
import { blog } from '../../../support/collections';

/** A site with a number of posts, whose blog has a list with other keys. */
const contentWith = (posts: number, others: object = {}) =>
  blog(Object.fromEntries(Array.from({ length: posts }, (_, index) => [`post-${index}`, {}])), others, [
    'contact',
  ]);

const blogPages = (...parts: Parameters<typeof contentWith>) =>
  contentWith(...parts).routes.filter(({ path }) => path === '/blog' || furtherPage.test(path));

it('has one page if there are few entries', () => {
  const [page, ...others] = blogPages(12);
  expect(page).not.toHaveProperty('pagination');
  expect(others).toEqual([]);
});

it('has a further page for every twelve entries more, which shows only the list and leads to its neighbours', () => {
  expect(blogPages(25)).toMatchObject([
    { path: '/blog', pagination: { previous: null, next: '/blog/page/2' } },
    { path: '/blog/page/2', pagination: { previous: '/blog', next: '/blog/page/3' } },
    { path: '/blog/page/3', pagination: { previous: '/blog/page/2', next: null } },
  ]);
  const shown = contentWith(25).routes.flatMap((route) => (route.shown ? [route.shown] : []));
  expect(shown.map(({ length }) => length)).toEqual([12, 12, 1]);
  expect(new Set(shown.flat()).size).toBe(25);
});

it('has one page where the section asks for the latest entries', () => {
  expect(blogPages(25, { latest: 2 })).toHaveLength(1);
});
