/** @jest-environment node */
import { furtherPage } from '../../../gatsby/content/lists';
import { post } from '../../support/collections';
import { readContent, siteContent } from '../../support/site-content';

const notes = { kind: 'posts', title: 'Notes', intro: 'All of them.' };

/** The content of a site with a number of posts, whose blog has a list with other keys. */
function siteWith(posts: number, others: object = {}) {
  const { pages } = readContent('pages') as { pages: { path: string }[] };
  const all = Array.from({ length: posts }, (_, index) => post(`post-${String(index).padStart(2, '0')}`));
  return siteContent({
    pages: {
      pages: pages.map((page) =>
        page.path === '/blog' ? { ...page, sections: ['notes', 'contact'] } : page,
      ),
    },
    'sections/notes': { ...notes, ...others },
    ...(Object.assign({}, ...all) as object),
  });
}

const sectionOf = (site: ReturnType<typeof siteWith>, name: string) =>
  site.sections.get(name) as unknown as Queries.Posts;

it('lists all entries on one page if there are few', () => {
  const site = siteWith(12);
  expect(sectionOf(site, 'notes').posts).toHaveLength(12);
  expect(sectionOf(site, 'notes')).not.toHaveProperty('pagination');
  expect(site.routes.filter(({ path }) => path.startsWith('/blog'))).toHaveLength(1);
});

it('has a further page for every twelve entries more', () => {
  const site = siteWith(25);
  const [, ...further] = site.routes.filter(({ path }) => path.startsWith('/blog'));
  expect(further).toMatchObject([
    { path: '/blog/page/2', sections: ['notes/2'], isListed: false },
    { path: '/blog/page/3', sections: ['notes/3'], isListed: false },
  ]);
  expect(further.every(({ path }) => furtherPage.test(path))).toBe(true);
  expect(further[0]?.title).toMatch(/, .*2.*3/);
  expect(further[0]?.documentTitle).toContain(`${further[0]?.title} | `);
  expect(sectionOf(site, 'notes').posts).toEqual(
    Array.from({ length: 12 }, (_, index) => `post-${String(index).padStart(2, '0')}`),
  );
  expect(sectionOf(site, 'notes/2').posts).toHaveLength(12);
  expect(sectionOf(site, 'notes/3').posts).toEqual(['post-24']);
});

it('links each page to the one before and the one after', () => {
  const site = siteWith(25);
  expect(['notes', 'notes/2', 'notes/3'].map((name) => sectionOf(site, name).pagination)).toMatchObject([
    { previous: null, next: '/blog/page/2' },
    { previous: '/blog', next: '/blog/page/3' },
    { previous: '/blog/page/2', next: null },
  ]);
});

it('shows only the latest entries where the section asks for a number', () => {
  const site = siteWith(25, { latest: 2 });
  expect(sectionOf(site, 'notes').posts).toEqual(['post-00', 'post-01']);
  expect(site.routes.filter(({ path }) => path.startsWith('/blog'))).toHaveLength(1);
});

it('is empty without entries', () => {
  expect(sectionOf(siteWith(0), 'notes').posts).toEqual([]);
});
