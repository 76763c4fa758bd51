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
import { iconResolvers } from '../../../gatsby/content/icons';
import { kindsOf, readDefinitions } from '../../../gatsby/content/definitions/definitions';
import { imageResolvers } from '../../../gatsby/content/images';
import { graphqlTypes, typeFragments } from '../../../gatsby/content/definitions/graphql-types';
import { imageData, type ImageArguments } from './image-data';
import { siteContent } from '../site-content';

/** What Gatsby adds to the types of the content. */
const gatsbyTypes = `
  scalar JSON
  interface Node { id: ID! }
  directive @dontInfer on OBJECT
  directive @link(by: String) on FIELD_DEFINITION
  type ImageSharp {
    gatsbyImageData(
      layout: JSON, aspectRatio: JSON, breakpoints: JSON, formats: JSON, placeholder: JSON, transformOptions: JSON, avifOptions: JSON
    ): JSON!
  }
  type File { childImageSharp: ImageSharp }
  type PageConnection { nodes: [Page!]! totalCount: Int! }
  input TextFilter { eq: String }
  input BooleanFilter { eq: Boolean }
  input PageFilter { isListed: BooleanFilter }
`;

const definitions = readDefinitions();

const icons = iconResolvers(definitions);
const images = imageResolvers('', definitions);

const content = siteContent();
const fieldName = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);
const kinds = [...kindsOf(definitions).values()].map(({ title = '' }) => title);

/** Every content file but the route list, whose entries are nodes of their own. */
const nodes: { type: string; value: Record<string, unknown> }[] = content.files
  .filter(({ type }) => type !== 'PageList')
  .map(({ type, value }) => ({ type, value: { ...value, __typename: type } }));
const types = [...new Set([...nodes.map(({ type }) => type), ...kinds])];

const sectionNamed = (name: string) =>
  nodes.find(({ type, value }) => kinds.includes(type) && value.name === name)?.value;
const pages = content.routes.map((route) => ({ ...route, sections: route.sections.map(sectionNamed) }));

interface Filter {
  path?: { eq: string };
  name?: { eq: string };
}

const rootValue = {
  ...Object.fromEntries(
    types.map((type) => [
      fieldName(type),
      ({ name }: Filter) =>
        nodes.find((node) => node.type === type && (!name || node.value.name === name.eq))?.value,
    ]),
  ),
  page: (filter: Filter) => pages.find(({ path }) => path === filter.path?.eq),
  allPage: { nodes: pages, totalCount: pages.length },
};

const schema = buildSchema(
  `${gatsbyTypes}
  ${graphqlTypes(definitions)}
  ${Object.keys(images)
    .map((type) => `extend type ${type} { file: File }`)
    .join('\n')}
  type Query {
    ${types.map((type) => `${fieldName(type)}(name: TextFilter): ${type}`).join('\n')}
    page(path: TextFilter): Page
    allPage(filter: PageFilter, limit: Int): PageConnection!
  }`,
  { assumeValid: true, assumeValidSDL: true },
);

/** Icons have the build's own resolver, references lead to their entries, and the file of an image has made-up data. */
const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  if (info.fieldName === 'icon') return icons[info.parentType.name]?.icon.resolve(source as object);
  const entries = nodes.filter(({ type }) => type === String(info.returnType));
  const slug = (source as Record<string, unknown> | undefined)?.[info.fieldName];
  const entry = typeof slug === 'string' && entries.find(({ value }) => value.slug === slug);
  if (entry) return entry.value;
  if (!(info.parentType.name in images) || info.fieldName !== 'file')
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

register(typeFragments(definitions));

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
