import { type Definitions, kindsOf, resolveReference, type Schema, topLevelFiles } from './definitions';
import type { SchemaDetails } from '../check/schema-details';

/** Parts that several files share have their own tables, to which the other tables link. */
const sharedFile = 'common.schema.json';

/** The tables of the document, each between two comments that contain its name. */
const tables: Readonly<Record<string, (definitions: Definitions) => string>> = {
  kinds: kindTable,
  images: imageTable,
  fields: allFields,
};

/**
 * Updates the tables of a Markdown document that are derived from the definitions.
 *
 * @throws if the document has no place for a table
 */
export function writeFieldTables(document: string, definitions: Definitions): string {
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
  const rows = [...kindsOf(definitions)].map(([kind, file]) => [
    `[\`${kind}\`](#kind-${kind})`,
    definitions.get(file)?.description ?? '',
  ]);
  return table(['Kind', 'What it shows'], rows);
}

function imageTable(definitions: Definitions): string {
  const uses = new Map<string, string[]>();
  const visit = ({ imageUse, properties = {}, items }: Schema): void => {
    if (imageUse) {
      const { name, minWidth, minHeight, decorative } = imageUse;
      uses.set(name, [name, `${minWidth} × ${minHeight}`, decorative ? 'empty' : 'needed']);
    }
    for (const part of [...Object.values(properties), ...(items ? [items] : [])]) visit(part);
  };
  for (const definition of definitions.values()) visit(definition);
  return table(['Place', 'Smallest size in pixels', '`alt`'], [...uses.values()]);
}

function allFields(definitions: Definitions): string {
  const part = (heading: string, file: string): string => {
    const definition = definitions.get(file) ?? {};
    return [`### ${heading}`, definition.description, fieldTable(definitions, definition, file)].join('\n\n');
  };
  const shared: Record<string, Schema> = definitions.get(sharedFile)?.$defs ?? {};
  return [
    ...[...topLevelFiles(definitions)].map(([name, file]) => part(name, file)),
    ...[...kindsOf(definitions)].map(([kind, file]) => part(`Kind ${kind}`, file)),
    '### Parts that several files share',
    ...Object.entries(shared).map(([name, schema]) => sharedPart(definitions, name, schema)),
  ].join('\n\n');
}

function sharedPart(definitions: Definitions, name: string, schema: SchemaDetails): string {
  return [`#### ${name}`, schema.description, sharedBody(definitions, schema)].filter(Boolean).join('\n\n');
}

function sharedBody(definitions: Definitions, schema: SchemaDetails): string {
  if (schema.type === 'object') return fieldTable(definitions, schema, sharedFile);
  const isList = schema.enum !== undefined;
  const values = (schema.enum ?? schema.examples ?? []).map((value) => `\`${String(value)}\``).join(', ');
  return `${isList ? 'One of' : 'For example'} ${values}.`;
}

/** The cells of a field: name, description, rule, example. */
type Row = readonly [string, string, string, string];

/** A row for each field of an object, and for the fields of the objects in it. */
function rowsOf(definitions: Definitions, parent: Schema, file: string, prefix: string): Row[] {
  return Object.entries(parent.properties ?? {})
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, schema]) =>
      fieldRows(definitions, schema, file, prefix + key, parent.required?.includes(key) ?? false),
    );
}

function fieldRows(
  definitions: Definitions,
  field: SchemaDetails,
  file: string,
  name: string,
  isNeeded: boolean,
): Row[] {
  const resolved = resolveReference(definitions, field, file);
  const schema: SchemaDetails = resolved.schema;
  const row: Row = [
    `\`${name}\``,
    field.description ?? schema.description ?? '',
    `${isNeeded ? 'needed' : 'may be left out'}; ${ruleOf(definitions, field, file)}`,
    exampleOf(field.examples?.[0] ?? schema.examples?.[0]),
  ];
  if (sharedName(definitions, field)) return [row];
  if (schema.type === 'object') return [row, ...rowsOf(definitions, schema, resolved.file, `${name}.`)];
  const items = schema.type === 'array' ? schema.items : undefined;
  if (!items || sharedName(definitions, items)) return [row];
  const entry = resolveReference(definitions, items, resolved.file);
  return [row, ...rowsOf(definitions, entry.schema, entry.file, `${name}[].`)];
}

/** The name of the shared part that a field refers to, if it does. */
function sharedName(definitions: Definitions, { $ref = '' }: Schema): string | undefined {
  const name = /#\/\$defs\/(\w+)$/.exec($ref)?.[1];
  return name && name in (definitions.get(sharedFile)?.$defs ?? {}) ? name : undefined;
}

function ruleOf(definitions: Definitions, field: Schema, file: string): string {
  const shared = sharedName(definitions, field);
  if (shared) return `see [${shared}](#${shared})`;
  const resolved = resolveReference(definitions, field, file);
  const schema: SchemaDetails = resolved.schema;
  if (schema.const) return `\`${schema.const}\``;
  if (schema.enum) return `one of ${schema.enum.map((name) => `\`${String(name)}\``).join(', ')}`;
  switch (schema.type) {
    case 'array': {
      const entries = schema.items ? sharedName(definitions, schema.items) : undefined;
      const kind = entries ? `, each a [${entries}](#${entries})` : '';
      return `a list${bounds(schema.minItems, schema.maxItems, 'entries')}${kind}`;
    }
    case 'object':
      return 'a group';
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

const exampleOf = (example: unknown): string =>
  example === undefined ? '' : `\`${JSON.stringify(example)}\``;

const fieldTable = (definitions: Definitions, schema: Schema, file: string): string =>
  table(['Field', 'What it is', 'What it takes', 'Example'], rowsOf(definitions, schema, file, ''));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map(escapeBars).join(' | ')} |`).join('\n');
}

/** A bar would end the cell. */
const escapeBars = (text: string): string => text.replaceAll('|', '\\|');
