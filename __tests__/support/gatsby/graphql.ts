import {
  buildSchema,
  defaultFieldResolver,
  type DefinitionNode,
  execute,
  type ExecutionResult,
  type GraphQLFieldResolver,
  Kind,
  parse,
  validate,
  visit,
} from 'gatsby/graphql';
import { kindDefinitions } from '../../../gatsby/definitions/definitions';
import { fragmentsOf, graphqlTypes } from '../../../gatsby/definitions/graphql-types';
import { nodesOf } from '../../../gatsby/content/node-data';
import type { Route } from '../../../gatsby/model/site';
import { type ImageArguments, imageData } from './image-data';
import { siteContent } from '../site-content';

/** What Gatsby adds to the types of the content. */
const gatsbyTypes = `
  scalar JSON
  interface Node { id: ID! }
  directive @dontInfer on OBJECT
  directive @link(by: String, from: String) on FIELD_DEFINITION
  type ImageSharp {
    gatsbyImageData(
      layout: JSON, aspectRatio: JSON, breakpoints: JSON, formats: JSON, placeholder: JSON, quality: JSON
    ): JSON!
  }
  type File { childImageSharp: ImageSharp }
  input TextFilter { eq: String }
  input IsFilter { eq: Boolean }
`;

const content = siteContent();
const fieldName = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);
const kinds = [...kindDefinitions.values()].map(({ title = '' }) => title);

const nodes = nodesOf(content).map((node) => ({ ...node, __typename: node.typeName }));
const { pages } = nodes.find(({ key }) => key === 'pages') as unknown as { pages: Route[] };
const types = [...new Set([...nodes.map(({ __typename }) => __typename), ...kinds, 'Person'])];
const rootValue = {
  ...Object.fromEntries(
    types.map((type) => [
      fieldName(type),
      ({ name, slug = name }: Record<'name' | 'slug', { eq?: string } | undefined>) =>
        nodes.find(({ __typename, key }) => __typename === type && (!slug || key.endsWith(`/${slug.eq}`))),
    ]),
  ),
  page: ({ path }: { path?: { eq: string } }) => pages.find((page) => page.path === path?.eq),
};

const schema = buildSchema(
  `${gatsbyTypes}
  ${graphqlTypes()}
  type Query {
    ${types.map((type) => `${fieldName(type)}(name: TextFilter, path: TextFilter, slug: TextFilter, language: TextFilter, isShared: IsFilter): ${type}`).join('\n')}
    page(path: TextFilter): Page
  }`,
  { assumeValid: true, assumeValidSDL: true },
);

/** Keys lead to nodes, and an image has made-up data. */
const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, gatsby, info) => {
  const { fieldName: field } = info;
  const { src, [field]: value } = source as Record<string, unknown>;
  if (field === 'file' && typeof src === 'string')
    return src.startsWith('images/')
      ? { childImageSharp: { gatsbyImageData: (wish: ImageArguments) => imageData(src, wish) } }
      : null;
  const isLink = info.parentType.getFields()[field]?.astNode?.directives?.length;
  if (!isLink) return defaultFieldResolver(source, args, gatsby, info);
  const nodeOf = (key: unknown) => nodes.find((node) => node.key === key);
  return Array.isArray(value) ? value.map(nodeOf) : nodeOf(value);
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

register(fragmentsOf());

/** An operation and the fragments that it uses. */
function withFragments(operation: DefinitionNode): DefinitionNode[] {
  const used = new Set([operation]);
  for (const definition of used)
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment) used.add(fragment);
      },
    });
  return [...used];
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
  const document = { kind: Kind.DOCUMENT, definitions: withFragments(operation) } as const;
  const { data, errors = [] } = execute({
    schema,
    document,
    rootValue,
    fieldResolver,
    variableValues: variables,
  }) as ExecutionResult;
  const [problem] = [...validate(schema, document), ...errors];
  if (problem) throw problem;
  return data as Data;
}
