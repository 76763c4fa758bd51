/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { partsOf, readDefinitions } from '../../../../gatsby/content/definitions/definitions';

test('every colour of a step has a token, and every token a colour', () => {
  const colour = readDefinitions().get('common.schema.json')?.$defs?.colour as { enum: string[] };
  const tokens = fs.readFileSync(path.resolve('src/styles/tokens.css'), 'utf8');
  const names = [...tokens.matchAll(/--step-([a-z]+):/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(colour.enum.toSorted());
});

test('every image of a definition says what its place needs', () => {
  const images = [...readDefinitions().values()]
    .flatMap(partsOf)
    .filter(({ $ref }) => $ref?.endsWith('/image'));
  expect(images.length).toBeGreaterThan(0);
  for (const { imageUse } of images) expect(imageUse?.name).toMatch(/^(a|the) /);
});
