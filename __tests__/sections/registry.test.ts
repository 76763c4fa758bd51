import { sections } from '../../src/sections';
import { kindsOf, readDefinitions } from '../../gatsby/content/definitions';

it('has a component for every kind of section, and no other', () => {
  const kinds = [...kindsOf(readDefinitions()).keys()];
  expect(Object.keys(sections).toSorted()).toEqual(kinds.toSorted());
});
