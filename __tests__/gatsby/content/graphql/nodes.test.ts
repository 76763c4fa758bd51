/** @jest-environment node */
import { typeOfFile } from '../../../../gatsby/content/graphql/nodes';

it('gives each file the type of its place and kind, in the folder of a language too', () => {
  const typeOf = (name: string, value: object) => typeOfFile(name, value);
  expect(typeOf('site.json', {})).toBe('SiteSettings');
  expect(typeOf('people/ada.json', {})).toBe('Person');
  expect(typeOf('posts/paper.json', {})).toBe('Post');
  expect(typeOf('sections/plans.json', { kind: 'pricing' })).toBe('Pricing');
  expect(typeOf('de/sections/terms.json', { kind: 'text', language: 'de' })).toBe('Text');
});
