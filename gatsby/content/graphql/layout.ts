import type { Node } from 'gatsby';
import { layoutTypes } from '../../definitions/graphql-types';
import type { ResolverContext } from './resolvers';

/** How many pages the layout lists. On a large site, all of them would be in every page. The home page lists the rest. */
export const listedPages = 100;

/** Resolves the content that every page of a language shows. */
export const layoutResolver = {
  layout: {
    type: 'Layout',
    args: { language: 'String' },
    resolve: async (_: unknown, args: { language?: string | null }, { nodeModel }: ResolverContext) => {
      const language = args.language ?? null;
      const filter = { language: { eq: language } };
      const find = (type: string) => nodeModel.findOne({ type, query: { filter } });
      const site = await find(layoutTypes.site);
      // On a site with several languages, what all pages have in common has no language. Gatsby's 404 page of development
      // has nothing of its own.
      const isTranslated = Boolean((site as { languages?: unknown } | null)?.languages);
      if (args.language === undefined && isTranslated && process.env.NODE_ENV !== 'development') return null;
      const parts = Object.entries(layoutTypes).map(async ([key, type]) => [key, await find(type)] as const);
      // Every page of a site with several languages runs this query, so it does not read further pages.
      const { entries } = await nodeModel.findAll({
        type: 'Page',
        // Without those that the build adds: further pages of a list, and pages of tags and authors.
        query: { filter: { ...filter, source: { eq: null } }, limit: listedPages + 1 },
      });
      const pages: Node[] = [...entries];
      return {
        ...(Object.fromEntries(await Promise.all(parts)) as object),
        pages: { nodes: pages.slice(0, listedPages), hasMore: pages.length > listedPages },
      };
    },
  },
};
