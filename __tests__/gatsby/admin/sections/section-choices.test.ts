/** @jest-environment node */
import { sectionChoices } from '../../../../gatsby/admin/sections/section-choices';
import { kindDefinitions } from '../../../../gatsby/definitions/definitions';
import type { Site } from '../../../../gatsby/model/site';

const choicesWith = (value: unknown) =>
  sectionChoices(
    {
      sections: new Map([['plans', { name: 'plans', kind: 'pricing', file: { value } }]]),
    } as unknown as Site,
    true,
  );

it('names a section by its title or its file, also in content with mistakes', () => {
  expect(choicesWith({ title: 'Prices' }).sections).toEqual([
    { name: 'plans', title: 'Prices', kind: 'pricing' },
  ]);
  expect(choicesWith({}).sections[0]?.title).toBe('Plans');
  expect(choicesWith(undefined).sections[0]?.title).toBe('Plans');
});

it('has a sentence for each kind', () => {
  const { kinds } = choicesWith({});
  expect(kinds.map(({ name }) => name)).toEqual([...kindDefinitions.keys()]);
  for (const { hint } of kinds) expect(hint).toMatch(/\.$/);
});
