/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { readSchemas, type Schema } from '../../../gatsby/content/definitions';

const definitions = readSchemas();

test('every colour has a token in both themes, and every token a colour', () => {
  const colour = definitions.get('common.schema.json')?.$defs?.colour as { enum: string[] };
  const tokens = fs.readFileSync(path.resolve('src/styles/tokens.css'), 'utf8');
  const names = [...tokens.matchAll(/--step-([a-z]+):/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual([...colour.enum, ...colour.enum].toSorted());
});

test('every image of a definition says what its place needs', () => {
  const images: Schema[] = [];
  const visit = (schema: Schema): void => {
    if (schema.$ref?.endsWith('/image')) images.push(schema);
    const { properties = {}, items, $defs = {} } = schema;
    for (const part of [...Object.values(properties), ...Object.values($defs), ...(items ? [items] : [])])
      visit(part);
  };
  for (const definition of definitions.values()) visit(definition);
  expect(images.length).toBeGreaterThan(0);
  for (const { imageUse } of images) expect(imageUse?.name).toMatch(/^(a|the) /);
});
