import fs from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  defaultFieldResolver,
  type DefinitionNode,
  execute,
  type ExecutionResult,
  type GraphQLFieldResolver,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from 'gatsby/graphql';
import { drawings, drawingType } from '../../gatsby/content/icons';
import { readDefinitions } from '../../gatsby/content/definitions';
import { graphqlTypes } from '../../gatsby/content/graphql-types';
import { contentDirectory } from './content-folder';
import { imageData, type ImageArguments } from './image-data';

/** What Gatsby adds to the types of the content. */
const gatsbyTypes = `
  scalar JSON
  interface Node { id: ID! }
  directive @dontInfer on OBJECT
  type ImageSharp {
    gatsbyImageData(
      layout: JSON, aspectRatio: JSON, breakpoints: JSON, formats: JSON, placeholder: JSON, transformOptions: JSON
    ): JSON!
  }
  type File { childImageSharp: ImageSharp }
  extend type Image { file: File }
  ${drawingType}
  ${Object.keys(drawings)
    .map((type) => `extend type ${type} { drawing: Drawing }`)
    .join('\n')}
  type PageConnection { nodes: [Page!]! totalCount: Int! }
  input TextFilter { eq: String }
`;

const definitions = readDefinitions();

/**
 * Reads a file of the frozen content.
 *
 * @param name the file's name without its ending, such as "plans"
 */
export const readContent = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(contentDirectory, `${name}.json`), 'utf8'));

const { pages } = readContent('pages') as { pages: { path: string }[] };

/** Every content file but the route list, whose entries are nodes of their own. */
const roots = [...definitions].flatMap(([file, { title, type }]) =>
  type === 'object' && title && title !== 'PageList'
    ? [
        {
          type: title,
          field: title.charAt(0).toLowerCase() + title.slice(1),
          name: file.split('.', 1).join(),
        },
      ]
    : [],
);

const rootValue = {
  ...Object.fromEntries(roots.map(({ field, name }) => [field, readContent(name)])),
  page: (filter: { path: { eq: string } }) => pages.find(({ path: route }) => route === filter.path.eq),
  allPage: { nodes: pages, totalCount: pages.length },
};

const schema = buildSchema(
  `${gatsbyTypes}
  ${graphqlTypes(definitions)}
  type Query {
    ${roots.map(({ field, type }) => `${field}: ${type}`).join('\n')}
    page(path: TextFilter): Page
    allPage(limit: Int): PageConnection!
  }`,
  { assumeValid: true, assumeValidSDL: true },
);

/** A drawing is made from its name; an image's file is looked up by it, unless it is kept elsewhere. */
const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  if (info.fieldName === 'drawing')
    return drawings[info.parentType.name as keyof typeof drawings](source as never);
  if (info.parentType.name !== 'Image' || info.fieldName !== 'file')
    return defaultFieldResolver(source, args, context, info);
  const { src } = source as { src: string };
  if (src.startsWith('https://')) return null;
  return { childImageSharp: { gatsbyImageData: (wish: ImageArguments) => imageData(src, wish) } };
};

const operations = new Map<string, DefinitionNode>();
const fragments = new Map<string, DefinitionNode>();

/**
 * Keeps a query or fragment of the site, as Gatsby's compiler does.
 *
 * @param text one or more definitions
 * @returns the name of the first operation, or of the first fragment where there is none
 */
export function register(text: string): string {
  const names = parse(text).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION)
      return [];
    const name = definition.name?.value ?? '';
    (definition.kind === Kind.OPERATION_DEFINITION ? operations : fragments).set(name, definition);
    return [name];
  });
  return names[0] ?? '';
}

/**
 * Runs one of the site's own queries on the frozen content, with the types that the definitions give.
 *
 * @param name the query's name
 * @param variables what Gatsby passes: the page's path and its context
 * @throws when the query asks for something that the content does not have
 */
export function runQuery<Data>(name: string, variables: Record<string, unknown> = {}): Data {
  const operation = operations.get(name);
  if (!operation) throw new Error(`No query is called ${name}: has its module been imported?`);
  const document = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments.values()] } as const;
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  const { data, errors = [] } = execute({
    schema,
    document,
    rootValue,
    fieldResolver,
    variableValues: variables,
  }) as ExecutionResult;
  const [problem] = [...validate(schema, document, rules), ...errors];
  if (problem) throw problem;
  return data as Data;
}
