/** @jest-environment node */
import { graphqlTypes } from '../../../gatsby/definitions/graphql-types';

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
