/** @jest-environment node */
import { layoutTypes } from '../../../../gatsby/definitions/graphql-types';
import { layoutResolver } from '../../../../gatsby/content/graphql/layout';

interface Query {
  type: string;
  query: { filter: { language: { eq: string | null } }; limit?: number };
}

/** Nodes with their type and their language: null for those of the first one. */
function resolve(args: { language?: string | null }, languages?: readonly object[], pages = 3) {
  const nodeModel = {
    findOne: ({ type, query }: Query) => Promise.resolve({ type, of: query.filter.language.eq, languages }),
    findAll: ({ query }: Query) =>
      Promise.resolve({
        entries: Array.from({ length: Math.min(pages, query.limit ?? pages) }, (_, page) => ({
          page,
          of: query.filter.language.eq,
        })),
      }),
  };
  return layoutResolver.layout.resolve(null, args, { nodeModel } as never) as Promise<
    (Record<string, unknown> & { pages: { nodes: unknown[]; hasMore: boolean } }) | null
  >;
}

const several = [{ code: 'en' }, { code: 'de' }];

it.each([
  ['de', 'de'],
  [null, null],
])('has the content of the language %s', async (language, of) => {
  const layout = await resolve({ language }, several);
  for (const [key, type] of Object.entries(layoutTypes)) expect(layout?.[key]).toMatchObject({ type, of });
  expect(layout?.pages.nodes).toEqual([0, 1, 2].map((page) => ({ page, of })));
});

it('has no content for all pages of a site with several languages, so that no page carries that of another', async () => {
  expect(await resolve({}, several)).toBeNull();
  expect(await resolve({})).toMatchObject({ site: { of: null } });
});

it('has the content of the first language in development, for the page at an unknown address', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(await resolve({}, several)).toMatchObject({ site: { of: null } });
});

it.each([
  [100, false],
  [101, true],
])('lists 100 of %i pages at most, and says whether there are more: %s', async (pages, hasMore) => {
  const layout = await resolve({}, undefined, pages);
  expect(layout?.pages.nodes).toHaveLength(100);
  expect(layout?.pages.hasMore).toBe(hasMore);
});
