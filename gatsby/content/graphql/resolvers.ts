import { type Definitions, partsOf } from '../definitions/definitions';
import { derivedFields } from './derived-fields';
import { references } from './references';

/**
 * Resolvers of all fields that GraphQL has and content does not, by type. Gatsby runs a query again when a node that a
 * resolver found changes.
 */
export const contentResolvers = (definitions: Definitions): Record<string, object> =>
  Object.fromEntries(
    [...definitions.values()]
      .flatMap(partsOf)
      .filter(({ type }) => type === 'object')
      .map(
        (schema) => [schema.title, { ...references(schema, definitions), ...derivedFields(schema) }] as const,
      )
      .filter(([, fields]) => Object.keys(fields).length > 0),
  );
