/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { readDefinitions } from '../../../gatsby/content/definitions';
import { imagePlace } from '../../../gatsby/check/rules/image-places';
import { formattedTexts } from '../../../gatsby/check/schema-details';
import { sectionNames } from '../../../src/sections';
import { iconNames, networkNames } from '../../../gatsby/content/icons';
import { contentDirectory } from '../../support/content-folder';

const definitions = readDefinitions();

/** The names that a definition allows at a JSON Pointer. */
function namesAt(file: string, pointer: string): string[] {
  const found = pointer
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], definitions.get(file));
  return [...(found as string[])].sort();
}

const sectionPointer = 'properties/pages/items/properties/sections/items/enum';

test('every icon is defined and drawn', () => {
  expect(namesAt('common.schema.json', '$defs/icon/enum')).toEqual([...iconNames].sort());
});

test('every section is defined and built', () => {
  expect(namesAt('pages.schema.json', sectionPointer)).toEqual([...sectionNames].sort());
});

test('every social network is defined and drawn', () => {
  const pointer = 'properties/social/items/properties/network/enum';
  expect(namesAt('footer.schema.json', pointer)).toEqual([...networkNames].sort());
});

test('every colour is defined and has a token in both themes', () => {
  const tokens = fs.readFileSync(path.resolve('src/styles/tokens.css'), 'utf8');
  const named = [...tokens.matchAll(/--step-([a-z]+):/g)].map(([, name = '']) => name);
  const inBothThemes = named.filter((name, index) => named.indexOf(name) !== index);
  expect([...inBothThemes].sort()).toEqual(namesAt('common.schema.json', '$defs/colour/enum'));
  expect([...new Set(named)].sort()).toEqual(namesAt('common.schema.json', '$defs/colour/enum'));
});

test('every place that shows an image says what it asks of it', () => {
  const files = [...definitions.keys()].map((definition) => definition.replace('.schema.json', '.json'));
  const images = files
    .filter((file) => fs.existsSync(path.join(contentDirectory, file)))
    .flatMap((file) => {
      const value: unknown = JSON.parse(fs.readFileSync(path.join(contentDirectory, file), 'utf8'));
      return formattedTexts(definitions, file.replace('.json', '.schema.json'), value)
        .filter(({ format }) => format === 'image')
        .map((image) => ({ file, path: image.path }));
    });
  expect(images.length).toBeGreaterThan(0);
  expect(images.filter(({ file, path: field }) => !imagePlace(file, field))).toEqual([]);
});
