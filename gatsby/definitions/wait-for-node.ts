import { setTimeout } from 'node:timers/promises';

/** How long a node of a changed file may be missing, in ms. */
const patience = 5000;

type Resolver = (...args: [source: unknown, args: unknown, context: unknown, info: object]) => unknown;

/** Finds nodes again until none of them is missing. */
async function wait(find: () => unknown): Promise<unknown> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await find();
    const isComplete = Array.isArray(found) ? found.every(Boolean) : found;
    if (isComplete || Date.now() > end) return found;
    await setTimeout(50);
  }
}

/**
 * Gatsby deletes the node of a changed file before it creates the new one. A query that runs meanwhile has no result, and does
 * not run again: the page would break until the file changes once more.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers
 */
export const waitForNode: Resolver = (...parts) => {
  const { originalResolver } = parts[3] as { originalResolver: Resolver };
  return wait(() => originalResolver(...parts));
};

/** The same for a field that refers to other nodes by their keys. */
export const waitForLinked = {
  name: 'waitForLinked',
  extend: (_: object, { resolve }: { resolve: Resolver }): { resolve: Resolver } => ({
    async resolve(...parts) {
      const [source, , , info] = parts;
      const { fieldName, returnType } = info as { fieldName: string; returnType: object };
      const hasKeys = Boolean((source as Record<string, unknown>)[fieldName]);
      const found = hasKeys ? await wait(() => resolve(...parts)) : null;
      // A node that has been deleted for good is left out.
      return String(returnType).startsWith('[') ? ((found as unknown[] | null) ?? []).filter(Boolean) : found;
    },
  }),
};
