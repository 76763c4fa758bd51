import fs from 'node:fs';
import path from 'node:path';
import { collectionsOf, type Definitions, kindsOf, partsOf, type Schema } from './definitions';

const scalars = { string: 'String', boolean: 'Boolean', integer: 'Int', number: 'Float' } as const;

/** A page is a node of its own, so that a template can query one by its path without reading the whole list. */
const nodeTypes = new Set(['Page']);

/** The fields of a section of any kind. */
const sectionFields = { name: 'String!', kind: 'String!', anchor: 'String!', showsHeading: 'Boolean!' };

/** The fields of an entry that is a page. */
const pageFields = { path: 'String!', status: 'String' };

const fieldList = (fields: object): string =>
  Object.entries(fields)
    .map(([key, type]) => `  ${key}: ${String(type)}`)
    .join('\n');

const sharedTypes = [
  'type Icon { viewBox: String! paths: [String!]! }',
  'type LogoShape { element: String! attributes: JSON! stops: [JSON!] }',
  'type LogoMark { viewBox: String! shapes: [LogoShape!]! }',
  `interface Section implements Node {\n  id: ID!\n${fieldList(sectionFields)}\n}`,
];

/**
 * Writes the GraphQL types of all content from its definitions. A type has the name of its schema's title, which every
 * object must have.
 *
 * @see https://www.gatsbyjs.com/docs/reference/graphql-data-layer/schema-customization/
 */
export function graphqlTypes(definitions: Definitions): string {
  const types = new Map<string, string>();

  const typeOfEntries = (folder: string): string => collectionsOf(definitions).get(folder)?.title ?? 'String';

  function typeOf(schema: Schema, file: string): string {
    if (schema.format === 'icon' || schema.format === 'network') return 'Icon';
    if (schema.format === 'logo') return 'LogoMark';
    if (schema.format === 'section') return 'Section';
    if (schema.entryOf) return typeOfEntries(schema.entryOf);
    if (schema.type === 'array') return `[${typeOf(schema.items ?? {}, file)}!]`;
    if (schema.type === 'object') return objectType(schema, file, false);
    return schema.type ? scalars[schema.type] : 'String';
  }

  function objectType(schema: Schema, file: string, isRoot: boolean): string {
    const { title: name, properties = {}, required } = schema;
    if (!name) throw new Error(`${file}: an object without a title cannot become a GraphQL type`);
    if (types.has(name)) return name;
    types.set(name, '');
    const isEntry = isRoot && schema.folder !== undefined;
    const isSection = isRoot && properties.kind?.const !== undefined;
    const isNode = isRoot || nodeTypes.has(name);
    const fields = Object.entries(properties)
      // The key `$schema` is not content, and GraphQL reserves "$".
      .filter(([key]) => !key.startsWith('$'))
      .map(([key, field]): Record<string, string> => {
        const type = typeOf(field, file);
        if (isRoot && nodeTypes.has(type.replace(/\W/g, ''))) return {};
        // A list of references is empty, not missing (see references.ts).
        const isList = field.items?.format === 'section' || field.items?.entryOf;
        const name = field.format === 'network' ? 'icon' : key;
        return { [name]: `${type}${isList || required?.includes(key) ? '!' : ''}` };
      });
    const all = Object.assign(
      {},
      isNode && { id: 'ID!' },
      ...fields,
      schema.prose && { blocks: 'JSON!' },
      isEntry && { slug: 'String!' },
      schema.parentPath && pageFields,
      isSection && sectionFields,
      schema.listOf && { [schema.listOf]: `[${typeOfEntries(schema.listOf)}!]!` },
    ) as object;
    const interfaces = isNode ? ` implements Node${isSection ? ' & Section' : ''}` : '';
    types.set(name, `type ${name}${interfaces} @dontInfer {\n${fieldList(all)}\n}`);
    return name;
  }

  for (const [file, schema] of definitions) if (schema.type === 'object') objectType(schema, file, true);
  return [...sharedTypes, ...types.values()].join('\n\n');
}

/** The fragment of a section of any kind. Each kind has its own next to its component: `HeroSection` for `Hero`. */
export function sectionsFragment(definitions: Definitions): string {
  const fragments = [...kindsOf(definitions).values()].map(({ title }) => `  ...${title}Section`);
  return `fragment Sections on Section {\n  kind\n  anchor\n  showsHeading\n${fragments.join('\n')}\n}`;
}

/** A fragment for each type without images, sections and entries, with all of its fields: `LabelsFields` for `Labels`. */
export function typeFragments(definitions: Definitions): string {
  const fieldsOf = new Map(
    [...graphqlTypes(definitions).matchAll(/^type (\w+) [^{]*({[^}]+})/gm)].map(
      ([, name = '', fields = '']) => [
        name,
        // The data of a page has neither ids nor the names of sections.
        fields.replace(/id: ID!|name: String!(?=\n {2}showsHeading)/g, ''),
      ],
    ),
  );
  const selection = (type: string): string =>
    (fieldsOf.get(type) ?? '').replace(/: \[?(\w+)[\]!]*/g, (_, name: string) => ` ${selection(name)}`);
  const names = [...definitions.values()]
    .flatMap(partsOf)
    .filter((part) =>
      partsOf(part).every(
        ({ format = '', entryOf, listOf }) => !entryOf && !listOf && !['image', 'section'].includes(format),
      ),
    )
    .flatMap(({ type, title = '' }) => (type === 'object' ? title : []));
  return [...new Set(names)].map((name) => `fragment ${name}Fields on ${name} ${selection(name)}`).join('\n');
}

/** Writes the fragments into a module that Gatsby compiles. */
export function writeFragments(definitions: Definitions, folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  const text = `${sectionsFragment(definitions)}\n${typeFragments(definitions)}`;
  const code = `import { graphql } from 'gatsby';\n\nexport const fragments = graphql\`${text}\`;\n`;
  fs.writeFileSync(path.join(folder, 'fragments.js'), code);
}
