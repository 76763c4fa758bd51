import { setTimeout } from 'node:timers/promises';

/** How long a node of a changed file may be missing, in ms. */
const patience = 5000;

type Resolver = (...args: [source: unknown, args: unknown, context: unknown, info: object]) => unknown;

/**
 * Gatsby deletes the node of a changed file before it creates the new one. A query that runs meanwhile has no result, and does
 * not run again: the page would break until the file changes once more.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers
 */
export const waitForNode: Resolver = async (source, args, context, info) => {
  const { originalResolver } = info as { originalResolver: Resolver };
  const end = Date.now() + patience;
  for (;;) {
    const node = await originalResolver(source, args, context, info);
    if (node || Date.now() > end) return node;
    await setTimeout(50);
  }
};
