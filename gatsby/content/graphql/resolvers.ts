import type { Definitions } from '../definitions/definitions';
import { derivedFields } from './derived-fields';
import { references } from './references';

/** Resolvers of all fields that GraphQL has and content does not, by type. */
export function contentResolvers(definitions: Definitions): Record<string, object> {
  const derived = derivedFields(definitions);
  const all = Object.entries(references(definitions)).map(
    ([type, fields]) => [type, { ...fields, ...derived[type] }] as const,
  );
  return Object.fromEntries(all.filter(([, fields]) => Object.keys(fields).length > 0));
}
