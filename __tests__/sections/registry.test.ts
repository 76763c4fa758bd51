import { sectionNames, sections } from '../../src/sections';
import { readDefinitions } from '../../gatsby/content/definitions';

it('knows every section that editors may name, and no other', () => {
  const page = readDefinitions().get('pages.schema.json')?.properties?.pages?.items;
  const { enum: names } = page?.properties?.sections?.items as { enum?: string[] };
  expect(sectionNames.toSorted()).toEqual(names?.toSorted());
  for (const section of Object.values(sections)) expect(section).toBeInstanceOf(Function);
});
