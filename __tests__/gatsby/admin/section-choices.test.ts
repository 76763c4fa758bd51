/** @jest-environment node */
import { sectionChoices } from '../../../gatsby/admin/section-choices';
import { kindDefinitions } from '../../../gatsby/definitions/definitions';
import type { Site } from '../../../gatsby/model/site';

const pages = ['/', '/a', '/b', '/c', '/d'].map((path) => ({
  path,
  title: `At ${path}`,
  sections: ['plans'],
}));

const choicesWith = (value: unknown, ofPages: unknown = { pages }) =>
  sectionChoices({
    files: new Map([['pages.json', { value: ofPages }]]),
    sections: new Map([['plans', { name: 'plans', kind: 'pricing', file: { value } }]]),
  } as unknown as Site);

it('names a section by its title or its file, with the pages that show it', () => {
  expect(choicesWith({ title: 'Prices' }).sections).toEqual([
    { name: 'plans', title: 'Prices', kind: 'pricing', pages: 'Home, At /a, At /b and 2 more' },
  ]);
  expect(choicesWith({}).sections[0]?.title).toBe('Plans');
});

it('reads content with mistakes', () => {
  expect(choicesWith(undefined, { pages: [1, { sections: 'plans' }] }).sections[0]?.pages).toBe('');
});

it('has a sentence for each kind', () => {
  const { kinds } = choicesWith({});
  expect(kinds.map(({ name }) => name)).toEqual([...kindDefinitions.keys()]);
  for (const { hint } of kinds) expect(hint).toMatch(/\.$/);
});
