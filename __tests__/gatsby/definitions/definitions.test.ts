/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { fieldReference } from '../../../scripts/field-reference';
import { partsOf, definitions } from '../../../gatsby/definitions/definitions';
import { colourNames } from '../../../src/content-model/parts/names';

const parts = [...definitions.values()].flatMap(partsOf);

test('content/reference.md is up to date (npm run content:docs writes it)', () => {
  expect(fs.readFileSync('content/reference.md', 'utf8')).toBe(fieldReference());
});

test('every colour of a step has a token, and every token a colour', () => {
  const tokens = fs.readFileSync(path.resolve('src/styles/colours.css'), 'utf8');
  const names = [...tokens.matchAll(/--step-([a-z]+):/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(colourNames.toSorted());
});

test('every field has a description', () => {
  expect(parts.filter(({ description }) => !description)).toEqual([]);
});
