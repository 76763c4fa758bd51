/** @jest-environment node */
import { furtherPage } from '../../../gatsby/model/route';
import { createContentPages } from '../../../gatsby/content/pages';
import { blog } from '../../support/collections';

/** A site with a number of posts, whose blog has a list with other keys. */
const contentWith = (posts: number, others: object = {}) =>
  blog(Object.fromEntries(Array.from({ length: posts }, (_, index) => [`post-${index}`, {}])), others, [
    'contact',
  ]);

function blogPages(...parts: Parameters<typeof contentWith>) {
  const content = contentWith(...parts);
  const created: { path: string; context: object }[] = [];
  createContentPages(content, (page) => void created.push(page as (typeof created)[number]));
  return created.filter(({ path }) => path === '/blog' || furtherPage.test(path));
}

it('has one page if there are few entries', () => {
  expect(blogPages(12)).toMatchObject([{ path: '/blog', context: { author: null } }]);
});

it('has a further page for every twelve entries more, which shows only the list and leads to its neighbours', () => {
  const [first, second, third] = blogPages(25);
  expect(first).toMatchObject({
    path: '/blog',
    context: { listPage: { previous: null, next: '/blog/page/2' } },
  });
  expect(second).toMatchObject({
    path: '/blog/page/2',
    context: {
      listPage: { previous: '/blog', next: '/blog/page/3' },
    },
  });
  const shown = contentWith(25).routes.flatMap((route) => (route.shown ? [route.shown] : []));
  expect(shown.map(({ length }) => length)).toEqual([12, 12, 1]);
  expect(new Set(shown.flat()).size).toBe(25);
  expect(third).toMatchObject({
    path: '/blog/page/3',
    context: { listPage: { previous: '/blog/page/2', next: null } },
  });
});

it('has one page where the section asks for the latest entries', () => {
  expect(blogPages(25, { latest: 2 })).toHaveLength(1);
});
