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
import { iconResolvers } from '../../gatsby/content/icons';
import { kindsOf, readDefinitions, sectionFolder, topLevelFiles } from '../../gatsby/content/definitions';
import { pageWithDerivedFields, withDerivedFields } from '../../gatsby/content/derived-fields';
import { graphqlTypes } from '../../gatsby/content/graphql-types';
import { contentDirectory, definitionsDirectory } from './content-folder';
import { imageData, type ImageArguments } from './image-data';

/** What Gatsby adds to the types of the content. */
const gatsbyTypes = `
  scalar JSON
  interface Node { id: ID! }
  directive @dontInfer on OBJECT
  directive @link(by: String) on FIELD_DEFINITION
  type ImageSharp {
    gatsbyImageData(
      layout: JSON, aspectRatio: JSON, breakpoints: JSON, formats: JSON, placeholder: JSON, transformOptions: JSON
    ): JSON!
  }
  type File { childImageSharp: ImageSharp }
  extend type Image { file: File }
  type PageConnection { nodes: [Page!]! totalCount: Int! }
  input TextFilter { eq: String }
`;

const definitions = readDefinitions(definitionsDirectory);

/**
 * Reads a file of the frozen content.
 *
 * @param name the file's name without its ending, such as "plans"
 */
export const readContent = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(contentDirectory, `${name}.json`), 'utf8'));

type Value = Record<string, unknown>;

const { name: brand } = readContent('site') as { name: string };
const node = (file: string) =>
  withDerivedFields(definitions, file, readContent(file.replace('.json', '')) as Value, brand);

const sections = fs.readdirSync(path.join(contentDirectory, sectionFolder)).map((file) => {
  const section = node(sectionFolder + file);
  const definition = kindsOf(definitions).get(String(section.kind)) ?? '';
  return { ...section, name: section.name, __typename: definitions.get(definition)?.title ?? '' };
});

const pages = (readContent('pages') as { pages: Value[] }).pages.map((page) => {
  const { sections: names, ...rest } = pageWithDerivedFields(definitions, page, brand);
  return {
    ...rest,
    path: page.path,
    sections: (names as string[]).map((name) => sections.find((section) => section.name === name)),
  };
});

const fieldName = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/** The files at the top of the content folder but the route list, whose entries are nodes of their own. */
const files = [...topLevelFiles(definitions)].flatMap(([file, definition]) => {
  const type = definitions.get(definition)?.title ?? '';
  return type === 'PageList' ? [] : [{ file, type }];
});

const kinds = [...kindsOf(definitions).values()].map((file) => definitions.get(file)?.title ?? '');

interface Filter {
  path?: { eq: string };
  name?: { eq: string };
}

const rootValue = {
  ...Object.fromEntries(files.map(({ file, type }) => [fieldName(type), node(file)])),
  ...Object.fromEntries(
    kinds.map((type) => [
      fieldName(type),
      ({ name }: Filter) => sections.find((section) => section.name === name?.eq),
    ]),
  ),
  page: (filter: Filter) => pages.find((page) => page.path === filter.path?.eq),
  allPage: { nodes: pages, totalCount: pages.length },
};

const schema = buildSchema(
  `${gatsbyTypes}
  ${graphqlTypes(definitions)}
  type Query {
    ${files.map(({ type }) => `${fieldName(type)}: ${type}`).join('\n')}
    ${kinds.map((type) => `${fieldName(type)}(name: TextFilter): ${type}`).join('\n')}
    page(path: TextFilter): Page
    allPage(limit: Int): PageConnection!
  }`,
  { assumeValid: true, assumeValidSDL: true },
);

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
