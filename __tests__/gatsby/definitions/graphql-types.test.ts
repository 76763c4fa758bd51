/** @jest-environment node */
import { fragmentsOf, graphqlTypes } from '../../../gatsby/definitions/graphql-types';

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

it('links nodes by their keys', () => {
  for (const field of ['sections: [Section]', 'people: [Person]', 'posts: [Post]'])
    expect(graphqlTypes()).toContain(`${field} @link(by: "key") @waitForLinked`);
});

it('queries ask for rare parts only if the content has them', () => {
  expect(fragmentsOf()).toMatch(/fragment FormFieldFields .* limits \{ \.\.\.FormLimitsFields \}/);
  expect(fragmentsOf(() => false)).not.toMatch(/\blimits\b|\bshownFor\b/);
  expect(fragmentsOf(({ title }) => title === 'FormCondition')).toMatch(/\bshownFor \{/);
});
