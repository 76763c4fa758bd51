/** @jest-environment node */
import { contentResolvers } from '../../../../gatsby/content/graphql/resolvers';

type Source = Record<string, unknown>;
type Resolve = (source: Source, args: Source, context: object, info: object) => unknown;

const resolvers = contentResolvers() as Record<string, Record<string, { resolve: Resolve }>>;

it.each([
  ['Page', 'sections'],
  ['People', 'people'],
])('%s has the %s that Gatsby links, without those that it does not have yet', async (type, field) => {
  const resolve = (found: unknown) =>
    resolvers[type]?.[field]?.resolve({}, {}, {}, { originalResolver: () => Promise.resolve(found) });
  expect(await resolve([{ id: 'a' }, undefined, { id: 'b' }])).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(await resolve(null)).toEqual([]);
});

it('a list has a page of entries, or the latest ones', async () => {
  const findAll = jest.fn(() => Promise.resolve({ entries: ['first'] }));
  const resolve = (type: string, field: string, source: Source) =>
    resolvers[type]?.[field]?.resolve(source, { shown: ['paper'] }, { nodeModel: { findAll } }, {});
  expect(await resolve('Posts', 'posts', {})).toEqual(['first']);
  await resolve('Cases', 'cases', { latest: 3 });
  expect(findAll.mock.calls).toMatchObject([
    [
      {
        type: 'Post',
        query: { filter: { slug: { in: ['paper'] } }, sort: { fields: ['date', 'slug'] }, limit: 12 },
      },
    ],
    [{ type: 'CaseStudy', query: { filter: {}, sort: { fields: ['year', 'slug'] }, limit: 3 } }],
  ]);
});
