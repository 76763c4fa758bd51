import { homeKinds } from '../../gatsby/content/pages';
import { homeSections } from '../../src/sections/home-sections';
import { loaders } from '../../src/sections/on-demand';
import { kindsOf, readDefinitions } from '../../gatsby/content/definitions/definitions';

it('has a component for every kind of section, and no other', () => {
  const kinds = [...kindsOf(readDefinitions()).keys()];
  const found = [...Object.keys(homeSections), ...Object.keys(loaders)];
  expect(found.toSorted()).toEqual(kinds.toSorted());
});

it('builds pages with the template that has the code of their kinds', () => {
  expect([...homeKinds].toSorted()).toEqual(Object.keys(homeSections).toSorted());
});
