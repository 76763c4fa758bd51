/** @jest-environment node */
import fs from 'node:fs';
import {
  type Definitions,
  readDefinitions,
  readSchemas,
  resolveReferences,
} from '../../../../gatsby/content/definitions/definitions';
import { writeFieldTables } from '../../../../gatsby/content/definitions/field-tables';

const place = (name: string, tables = '') => `<!-- ${name} -->${tables}<!-- end of ${name} -->`;
const empty = [place('kinds', 'old'), place('images'), place('fields')].join('\n');

const schemas: Definitions = new Map([
  [
    'menu.schema.json',
    {
      description: 'What there is to eat.',
      type: 'object',
      required: ['title', 'dishes'],
      properties: {
        $schema: { type: 'string', description: 'Names the definition.' },
        kind: { type: 'string', const: 'menu', description: 'How it looks.' },
        title: {
          type: 'string',
          description: 'The heading | of the menu.',
          minLength: 1,
          maxLength: 20,
          examples: ['Lunch'],
        },
        isOpen: { type: 'boolean', description: 'Whether we serve.' },
        dishes: {
          type: 'array',
          description: 'The dishes.',
          minItems: 2,
          items: {
            type: 'object',
            required: ['course'],
            properties: {
              course: { type: 'string', enum: ['first', 'second'], description: 'When it comes.' },
              image: {
                $ref: 'common.schema.json#/$defs/image',
                description: 'What it looks like.',
                imageUse: { name: 'a dish', minWidth: 400, minHeight: 300, decorative: false },
              },
            },
          },
        },
      },
    },
  ],
  [
    'common.schema.json',
    {
      $defs: {
        image: {
          type: 'object',
          description: 'An image.',
          required: ['src'],
          properties: { src: { type: 'string', description: 'The file.', maxLength: 9 } },
        },
      },
    },
  ],
]);

const definitions = resolveReferences(schemas);

test('the tables have a row for every kind, image and field', () => {
  const document = writeFieldTables(empty, definitions);
  expect(document.split('\n').filter((line) => /^[|#!]|^An image/.test(line))).toEqual([
    '| Kind | What it shows |',
    '| --- | --- |',
    '| [`menu`](#kind-menu) | What there is to eat. |',
    '| Place | Smallest size in pixels | `alt` |',
    '| --- | --- | --- |',
    '| a dish | 400 × 300 | needed |',
    '### Kind menu',
    '![The kind menu in examples/studio](../docs/images/kinds/menu.webp)',
    '| Field | What it is | What it takes | Example |',
    '| --- | --- | --- | --- |',
    '| `kind` | How it looks. | may be left out; `menu` |  |',
    '| `title` | The heading \\| of the menu. | needed; a text of 1 to 20 characters | `"Lunch"` |',
    '| `isOpen` | Whether we serve. | may be left out; `true` or `false` |  |',
    '| `dishes` | The dishes. | needed; a list of at least 2 entries |  |',
    '| `dishes[].course` | When it comes. | needed; one of `first`, `second` |  |',
    '| `dishes[].image` | What it looks like. | may be left out; see [image](#image) |  |',
    '### Parts that several files share',
    '#### image',
    'An image.',
    '| Field | What it is | What it takes | Example |',
    '| --- | --- | --- | --- |',
    '| `src` | The file. | needed; a text of up to 9 characters |  |',
  ]);
});

test('writing the tables again changes nothing', () => {
  const once = writeFieldTables(empty, definitions);
  expect(writeFieldTables(once, definitions)).toBe(once);
});

test('a document without a place for a table is refused', () => {
  expect(() => writeFieldTables(place('kinds'), definitions)).toThrow('no place for the images');
});

test('the tables in content/README.md are up to date (npm run content:docs writes them)', () => {
  const document = fs.readFileSync('content/README.md', 'utf8');
  expect(writeFieldTables(document, readDefinitions())).toBe(document);
});

test('every field of every definition is described, with an example where it is a text', () => {
  const undescribed: string[] = [];
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const schema = value as Record<string, unknown>;
    const isField = typeof schema.type === 'string' || typeof schema.$ref === 'string';
    if (isField && typeof schema.description !== 'string') undescribed.push(at);
    if (schema.type === 'string' && !Array.isArray(schema.examples)) undescribed.push(`${at} (example)`);
    for (const [key, part] of Object.entries(schema)) if (key !== 'examples') visit(part, `${at}/${key}`);
  };
  for (const [file, schema] of readSchemas()) visit(schema, file);
  expect(undescribed).toEqual([]);
});
