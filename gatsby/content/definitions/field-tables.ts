import { collectionsOf, type Definitions, kindsOf, partsOf, type Schema, topLevelFiles } from './definitions';

/** Parts that several files share have their own tables, to which the other tables link. */
const sharedFile = 'common.schema.json';

/** From the folder of the document. `npm run docs:screenshots` writes them. */
const kindImages = '../docs/images/kinds';

/**
 * Updates the tables of a Markdown document that are derived from the definitions. Each is between two comments that
 * contain its name, which must exist.
 */
export function writeFieldTables(document: string, definitions: Definitions): string {
  const tables = { kinds: kindTable, images: imageTable, fields: allFields };
  return Object.entries(tables).reduce((text, [name, write]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [before, rest = ''] = text.split(start);
    const after = rest.split(end)[1];
    if (after === undefined) throw new Error(`The document has no place for the ${name}`);
    const body = `<!-- prettier-ignore-start -->\n\n${write(definitions)}\n\n<!-- prettier-ignore-end -->`;
    return `${before}${start}\n${body}\n${end}${after}`;
  }, document);
}

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
    ...Object.entries(definitions.get(sharedFile)?.$defs ?? {}).map(sharedPart),
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
  const isShared = sharedName(schema) ?? sharedName(items);
  return isShared ? [row] : [row, ...rowsOf(schema, `${name}.`), ...rowsOf(items, `${name}[].`)];
}

/** The name of the shared part that a field refers to, if it does. */
const sharedName = ({ $ref = '' }: Schema): string | undefined =>
  $ref.startsWith(`${sharedFile}#/$defs/`) ? /\/\$defs\/(\w+)$/.exec($ref)?.[1] : undefined;

function ruleOf(schema: Schema): string {
  const shared = sharedName(schema);
  if (shared) return `see [${shared}](#${shared})`;
  if (schema.const) return `\`${schema.const}\``;
  if (schema.enum) return `one of ${schema.enum.map((name) => `\`${String(name)}\``).join(', ')}`;
  switch (schema.type) {
    case 'array': {
      const entries = sharedName(schema.items ?? {});
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
