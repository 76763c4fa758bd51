/** @jest-environment node */
import { layoutTypes } from '../../../../gatsby/content/definitions/graphql-types';
import { layoutResolver } from '../../../../gatsby/content/graphql/layout';

interface Query {
  type: string;
  query: { filter: { language: { eq: string | null } } };
}

/** Nodes with their type and their language: null for those of the first one. */
function resolve(args: { language?: string | null }, languages?: readonly object[], pages = 3) {
  const nodeModel = {
    findOne: ({ type, query }: Query) => Promise.resolve({ type, of: query.filter.language.eq, languages }),
    findAll: ({ query }: Query) =>
      Promise.resolve({
        entries: Array.from({ length: pages }, (_, page) => ({ page, of: query.filter.language.eq })),
      }),
  };
  return layoutResolver.layout.resolve(null, args, { nodeModel } as never) as Promise<
    (Record<string, unknown> & { pages: { totalCount: number; nodes: unknown[] } }) | null
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

it('lists 100 pages at most, and their number', async () => {
  const layout = await resolve({}, undefined, 130);
  expect(layout?.pages.totalCount).toBe(130);
  expect(layout?.pages.nodes).toHaveLength(100);
});
