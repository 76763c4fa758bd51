/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { definitionFiles } from '../../../scripts/content-docs/definition-files';
import { partsOf, definitions } from '../../../gatsby/definitions/definitions';
import { colourNames } from '../../../src/content-model/parts/names';

const parts = [...definitions.values()].flatMap(partsOf);

test('content/schemas and content/reference.md are up to date (npm run content:docs writes them)', () => {
  const files = definitionFiles();
  const names = fs.readdirSync('content/schemas').map((name) => `content/schemas/${name}`);
  expect([...names, 'content/reference.md'].toSorted()).toEqual([...files.keys()].toSorted());
  for (const [file, text] of files) expect([file, fs.readFileSync(file, 'utf8')]).toEqual([file, text]);
});

test('every colour of a step has a token, and every token a colour', () => {
  const tokens = fs.readFileSync(path.resolve('src/styles/colours.css'), 'utf8');
  const names = [...tokens.matchAll(/--step-([a-z]+):/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(colourNames.toSorted());
});

test('every field has a description', () => {
  expect(parts.filter(({ description }) => !description)).toEqual([]);
});
