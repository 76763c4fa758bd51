import fs from 'node:fs';
import { capitalised } from '../src/content-model/labels';
import {
  collectionDefinitions,
  definitions,
  kindDefinitions,
  partsOf,
  type Schema,
  fileDefinitions,
} from '../gatsby/definitions/definitions';

/** `npm run docs:screenshots` takes the image of a kind from examples/studio. */
function kindImage(kind: string): string {
  const file = `docs/images/kinds/${kind}.webp`;
  return fs.existsSync(file) ? `![The kind ${kind} in examples/studio](../${file})` : '';
}

const sharedParts = new Map(
  [...definitions.values()]
    .flatMap(partsOf)
    .flatMap(({ part }) => (part ? [[part.name, part.schema] as const] : [])),
);

/** The Markdown text of content/reference.md: all fields, in tables. */
export function fieldReference(): string {
  const kinds = [...kindDefinitions];
  const part = (heading: string, schema: Schema, image = ''): string =>
    [heading, schema.description, image, valuesOf(schema)].filter(Boolean).join('\n\n');
  const parts = [
    ...[...fileDefinitions].map(([name, schema]) => part(`### ${name}`, schema)),
    ...kinds.map(([kind, schema]) => part(`### Kind ${kind}`, schema, kindImage(kind))),
    ...[...collectionDefinitions].map(([folder, schema]) => part(`### Files in ${folder}/`, schema)),
    '### Parts that several files share',
    ...[...sharedParts].map(([name, schema]) => part(`#### ${name}`, schema)),
  ];
  return `# Reference of the content

\`npm run content:docs\` writes this file from the definitions. [README.md](README.md) is the guide.

## Kinds

${table(
  ['Kind', 'What it shows'],
  kinds.map(([kind, { description = '' }]) => [`[\`${kind}\`](#kind-${kind})`, description]),
)}

## Fields

"Needed" means that the key is required. The name \`plans[].price\` means: the key \`price\` in each entry of the list \`plans\`.

${parts.join('\n\n')}
`;
}

/** Editors write the prose of a Markdown file, not its fields. */
function valuesOf(schema: Schema): string | undefined {
  if (schema.properties && !schema.fieldType?.isBody) return fieldTable(schema);
  return schema.enum && `${capitalised(schema.fieldType?.takes(schema) ?? '')}.`;
}

function fieldTable(object: Schema): string {
  const rowsOf = ({ properties = {}, required = [] }: Schema, prefix = ''): string[][] =>
    Object.entries(properties)
      .filter(([key]) => key !== '$schema')
      .flatMap(([key, field]) => {
        const name = prefix + key;
        const { items = {} } = field;
        const need = required.includes(key) ? 'needed' : 'may be left out';
        const row = [`\`${name}\``, field.description ?? '', `${need}; ${ruleOf(field)}`];
        const isShared = field.part ?? items.part;
        return isShared ? [row] : [row, ...rowsOf(field, `${name}.`), ...rowsOf(items, `${name}[].`)];
      });
  return table(['Field', 'What it is', 'What it takes'], rowsOf(object));
}

function ruleOf(schema: Schema): string {
  const { fieldType, imageUse, part } = schema;
  return part && !imageUse ? `see [${part.name}](#${part.name})` : (fieldType?.takes(schema) ?? '');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  // A bar in a text would end the cell.
  return lines
    .map((cells) => `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
