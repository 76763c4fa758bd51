import { definitions, partsOf } from '../definitions/definitions';

type Resolver = (
  source: object,
  args: object,
  context: object,
  info: { originalResolver: Resolver },
) => Promise<(object | null)[] | null>;

/** Resolves a list of entries or sections. In development a file may be missing for a moment. */
const resolve: Resolver = async (...parts) =>
  ((await parts[3].originalResolver(...parts)) ?? []).filter(Boolean);

/** Resolvers of the lists of other nodes, by type. */
export const listResolvers = () =>
  Object.fromEntries(
    [...definitions.values()].flatMap(partsOf).flatMap(({ title, properties = {}, listOf = [] }) => {
      const lists = Object.entries(properties).filter(
        ([, { items }]) => items?.format === 'section' || items?.entryOf,
      );
      const keys = [...lists.map(([key]) => key), listOf].flat();
      return keys.length > 0
        ? [[title, Object.fromEntries(keys.map((key) => [key, { resolve }]))] as const]
        : [];
    }),
  );
