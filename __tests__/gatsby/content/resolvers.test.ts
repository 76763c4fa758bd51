/** @jest-environment node */
import { listResolvers } from '../../../gatsby/content/resolvers';

type Resolve = (source: object, args: object, context: object, info: object) => unknown;

const resolvers = listResolvers() as Record<string, Record<string, { resolve: Resolve }>>;

it.each([
  ['Page', 'sections'],
  ['People', 'people'],
  ['Posts', 'posts'],
])('%s has the %s that Gatsby links, without those that it does not have yet', async (type, field) => {
  const resolve = (found: unknown) =>
    resolvers[type]?.[field]?.resolve({}, {}, {}, { originalResolver: () => Promise.resolve(found) });
  expect(await resolve([{ id: 'a' }, undefined, { id: 'b' }])).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(await resolve(null)).toEqual([]);
});

it('names only types that have lists', () => {
  expect(Object.keys(resolvers)).not.toContain('undefined');
  for (const fields of Object.values(resolvers)) expect(Object.keys(fields)).not.toHaveLength(0);
});
