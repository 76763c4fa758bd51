import { definitionOf, type Definitions, type Schema, sectionName } from './definitions';

/** The title in the browser's tab, in search results and on social media. */
export const documentTitle = (title: string, brand: string): string => `${title} | ${brand}`;

type Value = Readonly<Record<string, unknown>>;

/**
 * Adds the fields that GraphQL has and content does not (see graphql-types.ts).
 *
 * @param file such as "sections/plans.json"
 */
export function withDerivedFields(
  definitions: Definitions,
  file: string,
  value: Value,
  brand: string,
): Record<string, unknown> {
  const definition = definitions.get(definitionOf(definitions, file, value) ?? '') ?? {};
  const name = sectionName(file);
  return {
    ...value,
    ...titleFields(definition, value, brand),
    ...(name !== undefined && {
      name,
      anchor: value.anchor ?? name,
      showsHeading: definition.showsHeading ?? false,
    }),
  };
}

/** Adds them to an entry of the route list. A page under construction has no sections of its own. */
export function pageWithDerivedFields(definitions: Definitions, page: Value, brand: string) {
  const definition = definitions.get('pages.schema.json')?.properties?.pages?.items ?? {};
  return { ...page, ...titleFields(definition, page, brand), sections: page.sections ?? [] };
}

const titleFields = ({ properties }: Schema, { title }: Value, brand: string) =>
  properties?.title?.format === 'document-title' && { documentTitle: documentTitle(String(title), brand) };
