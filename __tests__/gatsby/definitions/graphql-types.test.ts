/** @jest-environment node */
import { dropMissing, fragmentsOf, graphqlTypes } from '../../../gatsby/definitions/graphql-types';

it('writes the types of all content with the fields of docs/behaviour.md, 7.2 and 8.9', () => {
  const types = graphqlTypes();
  for (const type of ['NavItem', 'Service', 'ProcessStep', 'Plan', 'Page'])
    expect(types).toMatch(new RegExp(`^type ${type} `, 'm'));
  const fieldsOf = (type: string) =>
    new RegExp(`type ${type} [^{]*\\{([^}]*)\\}`).exec(types)?.[1]?.match(/\w+(?=:)/g);
  expect(fieldsOf('Plan')).toEqual(
    expect.arrayContaining(['name', 'price', 'popular', 'features', 'ctaText', 'ctaLink']),
  );
  expect(fieldsOf('NavItem')).toEqual(expect.arrayContaining(['description', 'href', 'title']));
});

it('lists have the nodes that Gatsby links, without those that it does not have yet', async () => {
  for (const field of ['sections: [Section]', 'people: [Person]', 'posts: [Post]'])
    expect(graphqlTypes()).toContain(`${field} @link(by: "key") @dropMissing`);
  const nodesOf = (found: unknown[] | null) =>
    dropMissing.extend({}, { resolve: () => Promise.resolve(found) }).resolve();
  expect(await nodesOf([{ id: 'a' }, undefined, { id: 'b' }])).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(await nodesOf(null)).toEqual([]);
});

it('queries ask for rare parts only if the content has them', () => {
  expect(fragmentsOf()).toMatch(/fragment FormFieldFields .* limits \{ \.\.\.FormLimitsFields \}/);
  expect(fragmentsOf(() => false)).not.toMatch(/\blimits\b|\bshownFor\b/);
  expect(fragmentsOf(({ title }) => title === 'FormCondition')).toMatch(/\bshownFor \{/);
});
