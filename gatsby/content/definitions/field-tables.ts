import { sharedParts } from '../../../src/content-model/parts';
import { collectionsOf, type Definitions, kindsOf, partsOf, type Schema, topLevelFiles } from './definitions';

/** From the folder of the document. `npm run docs:screenshots` writes them. */
const kindImages = '../docs/images/kinds';

/** The reference of all content files, in Markdown. */
export const fieldReference = (definitions: Definitions): string => `# Reference of the content

\`npm run content:docs\` writes this file from the definitions. [README.md](README.md) is the guide.

## Kinds

${kindTable(definitions)}

## Images

The smallest size of an image at each place, and whether it needs a description.

${imageTable(definitions)}

## Fields

"Needed" means that the key is required. The name \`plans[].price\` means: the key \`price\` in each entry of the list \`plans\`.

${allFields(definitions)}
`;

function kindTable(definitions: Definitions): string {
  const rows = [...kindsOf(definitions)].map(([kind, { description = '' }]) => [
    `[\`${kind}\`](#kind-${kind})`,
    description,
  ]);
  return table(['Kind', 'What it shows'], rows);
}

function imageTable(definitions: Definitions): string {
  const uses = [...definitions.values()].flatMap(partsOf).flatMap(({ imageUse }) => imageUse ?? []);
  const rows = uses.map(
    ({ name, minWidth, minHeight, decorative }) =>
      [name, [name, `${minWidth} × ${minHeight}`, decorative ? 'empty' : 'needed']] as const,
  );
  return table(['Place', 'Smallest size in pixels', '`alt`'], [...new Map(rows).values()]);
}

function allFields(definitions: Definitions): string {
  const part = (heading: string, schema: Schema): string =>
    [`### ${heading}`, schema.description, fieldTable(schema)].join('\n\n');
  return [
    ...[...topLevelFiles(definitions)].map(([name, schema]) => part(name, schema)),
    ...[...kindsOf(definitions)].map(([kind, schema]) =>
      part(`Kind ${kind}`, {
        ...schema,
        description: `${schema.description}\n\n![The kind ${kind} in examples/studio](${kindImages}/${kind}.webp)`,
      }),
    ),
    ...[...collectionsOf(definitions)].map(([folder, schema]) => part(`Files in ${folder}/`, schema)),
    '### Parts that several files share',
    ...Object.entries<Schema>(sharedParts).map(sharedPart),
  ].join('\n\n');
}

function sharedPart([name, schema]: [string, Schema]): string {
  const values = (schema.enum ?? schema.examples ?? []).map((value) => `\`${String(value)}\``).join(', ');
  // Editors write a text, not its fields.
  if (schema.prose) return [`#### ${name}`, schema.description].join('\n\n');
  const body =
    schema.type === 'object' ? fieldTable(schema) : `${schema.enum ? 'One of' : 'For example'} ${values}.`;
  return [`#### ${name}`, schema.description, body].filter(Boolean).join('\n\n');
}

/** A row for each field of an object, and for the fields of the objects in it. */
const rowsOf = ({ properties = {}, required }: Schema, prefix = ''): string[][] =>
  Object.entries(properties)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, schema]) => fieldRows(schema, prefix + key, required?.includes(key) ?? false));

function fieldRows(schema: Schema, name: string, isNeeded: boolean): string[][] {
  const { description = '', examples: [example] = [], items = {} } = schema;
  const row = [
    `\`${name}\``,
    description,
    `${isNeeded ? 'needed' : 'may be left out'}; ${ruleOf(schema)}`,
    example === undefined ? '' : `\`${JSON.stringify(example)}\``,
  ];
  return (schema.shared ?? items.shared)
    ? [row]
    : [row, ...rowsOf(schema, `${name}.`), ...rowsOf(items, `${name}[].`)];
}

function ruleOf(schema: Schema): string {
  const { shared } = schema;
  if (shared) return `see [${shared}](#${shared})`;
  if (schema.const) return `\`${schema.const}\``;
  if (schema.enum) return `one of ${schema.enum.map((name) => `\`${String(name)}\``).join(', ')}`;
  switch (schema.type) {
    case 'array': {
      const entries = schema.items?.shared;
      const kind = entries ? `, each a [${entries}](#${entries})` : '';
      return `a list${bounds(schema.minItems, schema.maxItems, 'entries')}${kind}`;
    }
    case 'object':
      return 'a group';
    case 'integer':
      return `a whole number from ${schema.minimum} to ${schema.maximum}`;
    case 'boolean':
      return '`true` or `false`';
    default:
      return `a text${bounds(schema.minLength, schema.maxLength, 'characters')}`;
  }
}

function bounds(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined) return least && least > 1 ? ` of at least ${least} ${unit}` : '';
  return least ? ` of ${least} to ${most} ${unit}` : ` of up to ${most} ${unit}`;
}

const fieldTable = (schema: Schema): string =>
  table(['Field', 'What it is', 'What it takes', 'Example'], rowsOf(schema));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  // A bar in a text would end the cell.
  return lines
    .map((cells) => `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
