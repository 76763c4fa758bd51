import { type Definitions, resolveReference, type Schema } from './definitions';
import type { SchemaDetails } from '../check/schema-details';

/** Parts that several files share have a table of their own; the others point to it. */
const sharedFile = 'common.schema.json';

const beginning = (name: string): string => `<!-- fields of ${name} -->`;
const ending = '<!-- end of fields -->';

/**
 * Writes the field tables into a document, each between a pair of comments that names the definition it describes.
 *
 * @param document the document in Markdown
 * @param definitions all definitions
 * @returns the document with the tables as the definitions have them now
 * @throws when a definition has no place in the document, or a place has no definition
 */
export function writeFieldTables(document: string, definitions: Definitions): string {
  const written = new Set<string>();
  const result = document.replace(
    /<!-- fields of ([\w-]+) -->[^]*?<!-- end of fields -->/g,
    (_, name: string) => {
      written.add(`${name}.schema.json`);
      return `${beginning(name)}\n<!-- prettier-ignore-start -->\n\n${fieldTables(definitions, name)}\n\n<!-- prettier-ignore-end -->\n${ending}`;
    },
  );
  const missing = [...definitions.keys()].filter((file) => !written.has(file));
  if (missing.length > 0)
    throw new Error(`The document has no place for the fields of ${missing.join(', ')}`);
  return result;
}

function fieldTables(definitions: Definitions, name: string): string {
  const file = `${name}.schema.json`;
  const definition = definitions.get(file);
  if (!definition) throw new Error(`There is no definition ${file} for the fields of ${name}`);
  if (file !== sharedFile) return table(rowsOf(definitions, definition, file, ''));
  return Object.entries(definition.$defs ?? {})
    .map(([part, schema]) => sharedPart(definitions, part, schema))
    .join('\n\n');
}

function sharedPart(definitions: Definitions, name: string, schema: SchemaDetails): string {
  return [`#### ${name}`, schema.description, sharedBody(definitions, schema)].filter(Boolean).join('\n\n');
}

function sharedBody(definitions: Definitions, schema: SchemaDetails): string {
  if (schema.type === 'object') return table(rowsOf(definitions, schema, sharedFile, ''));
  const isList = schema.enum !== undefined;
  const values = (schema.enum ?? schema.examples ?? []).map((value) => `\`${String(value)}\``).join(', ');
  return `${isList ? 'One of' : 'For example'} ${values}.`;
}

interface Row {
  field: string;
  description: string;
  rule: string;
  example: string;
}

/** A row for each field of an object, and for the fields of the objects in it. */
function rowsOf(definitions: Definitions, parent: Schema, file: string, prefix: string): Row[] {
  return Object.entries(parent.properties ?? {})
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, schema]) => {
      const field = prefix + key;
      const isNeeded = parent.required?.includes(key) ?? false;
      return fieldRows(definitions, schema, file, field, isNeeded);
    });
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
  const row: Row = {
    field: name,
    description: field.description ?? schema.description ?? '',
    rule: [isNeeded ? 'needed' : 'may be left out', ruleOf(definitions, field, file)].join('; '),
    example: exampleOf(field.examples?.[0] ?? schema.examples?.[0]),
  };
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

function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ field, description, rule, example }) =>
      `| \`${field}\` | ${[description, rule, example].map(cell).join(' | ')} |`,
  );
  return ['| Field | What it is | What it takes | Example |', '| --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
}

/** A bar would end the cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|');
