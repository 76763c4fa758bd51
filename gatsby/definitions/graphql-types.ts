import { waitForLinked } from './wait-for-node';
import fs from 'node:fs';
import path from 'node:path';
import {
  collectionDefinitions,
  definitions,
  fileDefinitions,
  kindDefinitions,
  partsOf,
  type Schema,
} from './definitions';

/** A page is a node of its own, so that a template can query one by its path without reading the whole list. */
const nodeTypes = new Set(['Page']);

/** The language whose page shows the content, and that of the text if it is not translated. Null with one language. */
const languageFields = { language: 'String', lang: 'String' };

const sectionFields = {
  ...{ key: 'String', kind: 'String', anchor: 'String' },
  ...{ showsHeading: 'Boolean', startsLine: 'Boolean', opensPage: 'Boolean', invites: 'Boolean' },
};

const dayFields = { today: 'String', timeZone: 'String' };

const pageFields = { canonical: 'String', translations: 'JSON' };

const entryFields = { slug: 'String', path: 'String', status: 'String', back: 'JSON', ...pageFields };

const routeFields = {
  pagination: 'JSON',
  topics: 'JSON',
  back: 'JSON',
  namedPages: 'JSON',
  laterRoutes: 'JSON',
};

const postFields = { topics: 'JSON', authorPages: 'JSON', relatedTitle: 'String' };

export const layoutFiles = ['site', 'labels', 'navigation', 'footer', 'forms'];

/** Other nodes are named by the place of their file: see gatsby/content/node-data.ts. */
const byKey = ` @link(by: "key") @${waitForLinked.name}`;

const linkedFiles = Object.fromEntries(
  layoutFiles.map((name) => [name, fileDefinitions.get(`${name}.json`)?.title + byKey]),
);

const fieldList = (fields: object): string =>
  Object.entries(fields)
    .map(([key, type]) => `  ${key}: ${String(type)}`)
    .join('\n');

const interfaceOf = (name: string, fields: object): string =>
  `interface ${name} implements Node {\n  id: ID!\n${fieldList({ ...languageFields, ...fields })}\n}`;

const sharedTypes = [
  interfaceOf('Section', sectionFields),
  interfaceOf('Entry', entryFields),
  `type Layout implements Node @dontInfer {\n  id: ID!\n  language: String\n  isShared: Boolean\n${fieldList(linkedFiles)}\n  pages: JSON\n  announcement: JSON\n  inLanguage: JSON\n  integrations: JSON\n  downloads: JSON\n  places: JSON\n}`,
];

function typeOf({ items, ...schema }: Schema): string {
  const { collection, fieldType, title } = items ?? schema;
  const name = collection ? collectionDefinitions.get(collection)?.title : (fieldType?.graphql ?? title);
  const link = fieldType?.isNode ? byKey : '';
  return (items ? `[${name}]` : name) + link;
}

function graphqlFields(schema: Schema): Record<string, string> {
  const { title = '', properties = {}, fieldType, folder, parentPath, pagePath, listOf } = schema;
  const isRoot = [...definitions.values()].includes(schema);
  const isNode = isRoot || nodeTypes.has(title);
  const own = Object.entries(properties)
    // The key `$schema` is not content, and GraphQL reserves "$".
    .filter(([key, { items }]) => !key.startsWith('$') && !nodeTypes.has(items?.title ?? ''))
    .map(([key, field]) => ({ [key]: typeOf(field) }));
  return Object.assign(
    {},
    isNode && { id: 'ID!', ...languageFields },
    isRoot && { key: 'String' },
    ...own,
    folder && { slug: 'String' },
    (pagePath || nodeTypes.has(title)) && pageFields,
    nodeTypes.has(title) && routeFields,
    parentPath && { ...entryFields, next: title + byKey },
    parentPath && properties.tags && { ...postFields, related: `[${title}]${byKey}` },
    properties.kind?.const && sectionFields,
    schema.changesWithDay && dayFields,
    schema.showsHours && { hours: 'JSON' },
    listOf && { [listOf]: `[${collectionDefinitions.get(listOf)?.title}]${byKey}` },
    fieldType?.nodeFields,
  ) as Record<string, string>;
}

const objects: ReadonlyMap<string, Schema> = new Map(
  [...definitions.values()]
    .flatMap(partsOf)
    .filter(({ properties }) => properties)
    .reverse()
    .map((schema) => [schema.title ?? '', schema]),
);

/**
 * Writes the GraphQL types of all content. A type has the name of its object. Every field may be null: the content check
 * ensures what is required, and one query reads the fields of all kinds, which GraphQL rejects when a name has two types.
 *
 * @see https://www.gatsbyjs.com/docs/reference/graphql-data-layer/schema-customization/
 */
export function graphqlTypes(): string {
  const types = [...objects].map(([name, schema]) => {
    const fields = graphqlFields(schema);
    const own = [schema.properties?.kind?.const && ' & Section', schema.parentPath && ' & Entry'];
    const interfaces = 'id' in fields ? ` implements Node${own.filter(Boolean).join('')}` : '';
    return `type ${name}${interfaces} @dontInfer {\n${fieldList(fields)}\n}`;
  });
  return [...sharedTypes, ...types].join('\n\n');
}

function fileOf({ imageUse }: Schema): string {
  if (!imageUse?.imageFiles) return '';
  const args = Object.entries({ layout: 'FULL_WIDTH', ...imageUse.imageFiles }).map(
    ([key, value]) => `${key}: ${Array.isArray(value) ? `[${value.join(', ')}]` : value}`,
  );
  return ` file { childImageSharp { gatsbyImageData(${args.join(', ')}) } }`;
}

/**
 * The fragments of all content: `Sections` for a section of any kind, `Entries` for the page of an entry of any collection,
 * and one for each object, such as `PlanFields` for `Plan`. They have all fields. A list or reference gets its entries with `PersonEntry` and so on. `PostEntry` and `CaseStudyEntry`
 * have only the fields in `listFields`.
 *
 * @param isUsed whether the content has a rare field
 */
export function fragmentsOf(isUsed: (field: Schema) => boolean = () => true): string {
  const entries = (folder: string): string => `...${collectionDefinitions.get(folder)?.title}Entry`;

  function selected(key: string, field: Schema, isEntry: boolean): string {
    const { items = field } = field;
    if (key.startsWith('$') || (field.rare && !isUsed(field))) return '';
    if (items.fieldType?.isNode)
      return items.collection && !isEntry ? `${key} { ${entries(items.collection)} }` : '';
    if (!items.properties) return key;
    if (nodeTypes.has(items.title ?? '') || !selectionOf(items)) return '';
    return `${key} { ...${items.title}Fields${fileOf(items)} }`;
  }

  function selectionOf({ properties = {}, fieldType, listOf, folder, ...schema }: Schema): string {
    const fields = Object.entries(properties).map(([key, field]) => selected(key, field, Boolean(folder)));
    const day = schema.changesWithDay ? Object.keys(dayFields) : [];
    if (schema.showsHours) day.push('hours');
    return [...fields, ...day, fieldType?.isBody && 'blocks', listOf && `${listOf} { ${entries(listOf)} }`]
      .filter(Boolean)
      .join(' ');
  }

  const kinds = new Set(kindDefinitions.values());
  const sections = [...kinds].map((kind) => `... on ${kind.title} { ${selectionOf(kind)} }`);
  const objectFragments = [...objects].flatMap(([name, schema]) => {
    const selection = kinds.has(schema) ? '' : selectionOf(schema);
    return selection ? `fragment ${name}Fields on ${name} { ${selection} }` : [];
  });
  const entryFragments = [...collectionDefinitions.values()].map(({ title, listFields, properties = {} }) => {
    const fields = listFields?.map((key) =>
      properties[key] ? selected(key, properties[key], false) : key.replace(/\.(\w+)$/, ' { $1 }'),
    );
    const selection = fields ? `path status ${fields.join(' ')}` : `...${title}Fields`;
    return `fragment ${title}Entry on ${title} { slug lang @include(if: $isTranslated) ${selection} }`;
  });
  const pages = [...collectionDefinitions.values()]
    .filter(({ parentPath }) => parentPath)
    .map(({ title, properties = {} }) => {
      const fields = Object.entries(properties).map(([key, field]) => selected(key, field, false));
      const lists = properties.tags && `${Object.keys(postFields).join(' ')} related { ...${title}Entry }`;
      return `... on ${title} { ${fields.join(' ')} next { ...${title}Entry } ${lists ?? ''} }`;
    });
  return [
    `fragment Entries on Entry { type: __typename path status canonical back lang @include(if: $isTranslated) translations @include(if: $isTranslated) ${pages.join(' ')} }`,
    `fragment Sections on Section { kind anchor showsHeading startsLine opensPage invites lang @include(if: $isTranslated) ${sections.join(' ')} }`,
    ...objectFragments,
    ...entryFragments,
  ].join('\n');
}

export function writeFragments(folder: string, isUsed?: (field: Schema) => boolean): void {
  fs.mkdirSync(folder, { recursive: true });
  const code = `import { graphql } from 'gatsby';\n\nexport const fragments = graphql\`${fragmentsOf(isUsed)}\`;\n`;
  fs.writeFileSync(path.join(folder, 'fragments.js'), code);
}
