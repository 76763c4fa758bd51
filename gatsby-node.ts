import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import type { GraphQLSchema } from 'gatsby/graphql';
import { deleteOutdatedBuild, recordBuild } from './gatsby/output/hosting/build-address';
import { readDefinitions } from './gatsby/content/definitions/definitions';
import { contentDirectory } from './gatsby/content/folders';
import { graphqlTypes, writeFragments, writeSchema } from './gatsby/content/definitions/graphql-types';
import { iconResolvers } from './gatsby/content/icons';
import {
  imageResolvers,
  lowerAvifEffort,
  processImagesEarly,
  type QueryState,
} from './gatsby/content/images';
import { loadPublishedContent } from './gatsby/content/load-content';
import { createChangedNodes, createContentNodes, deleteOldNodes } from './gatsby/content/nodes';
import { createContentPages } from './gatsby/content/pages';
import type { SiteContent } from './gatsby/content/site-content';
import { watchContent } from './gatsby/develop/content-watcher';
import { writeBrandFiles } from './gatsby/brand/brand-files';
import { completeBuild } from './gatsby/output/complete-build';
import { requestPages } from './gatsby/develop/request-pages';
import { streamErrors } from './gatsby/develop/error-stream';
import { createStyleguidePage } from './gatsby/develop/styleguide-page';
import { addressMistakes, pathPrefix } from './gatsby/output/hosting/site-address';
import { adjustWebpack } from './gatsby/webpack';

const isDevelopment = process.env.NODE_ENV === 'development';
/** What the environment says about the site's address. Gatsby's development server has no path prefix. */
const address = [process.env.SITE_URL, isDevelopment ? '' : pathPrefix(process.env)].join(' ');

/** The last valid content. */
let content: SiteContent;
/** The brand whose files are written. */
let writtenBrand: SiteContent['brand'] | undefined;
/** The content that pages are created from: the latest of which Gatsby has the nodes. */
let contentOfPages: SiteContent;
let runQuery: CreatePagesArgs['graphql'];

/** Runs before Gatsby changes any file, so that invalid content keeps the previous site. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  lowerAvifEffort();
  if (!isDevelopment) content = await loadPublishedContent(contentDirectory, reporter);
  const pages = isDevelopment ? [] : [...content.routes, ...content.entries].map(({ path }) => path);
  const mistakes = addressMistakes(process.env, pages);
  if (mistakes.length > 0) reporter.panic(mistakes.join('\n'));
  deleteOutdatedBuild(address);
};

export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  recordBuild(address);
  // Gatsby's development server starts to copy these earlier, so they may have been deleted with an old site.
  if (isDevelopment) cpSync('static', 'public', { recursive: true });
};

/** In development Gatsby starts when the content is valid for the first time. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) =>
  isDevelopment
    ? new Promise<void>((resolve) => {
        watchContent(contentDirectory, reporter, async (valid) => {
          content = valid;
          // Webpack compiles the styles again after every write.
          if (!isDeepStrictEqual(writtenBrand, valid.brand)) await writeBrandFiles(valid, 'public');
          writtenBrand = valid.brand;
          onContentChange?.();
          resolve();
        });
      })
    : writeBrandFiles(content, 'public');

let onContentChange: (() => void) | undefined;

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) =>
  app.get('/__content-errors', streamErrors);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(graphqlTypes(readDefinitions()));
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  const definitions = readDefinitions();
  createResolvers({ ...imageResolvers(contentDirectory, definitions), ...iconResolvers(definitions) });
};

export const sourceNodes: GatsbyNode['sourceNodes'] = (api) => {
  createContentNodes(content, api);
  contentOfPages = content;
  onContentChange = () => {
    if (createChangedNodes(content, api)) requestPages(api, () => contentOfPages === content);
  };
};

export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = () =>
  writeFragments(readDefinitions(), resolve('.cache/fragments'));

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ store }) => {
  const state = store.getState() as QueryState & { schema: GraphQLSchema };
  writeSchema(state.schema, 'graphql/schema.graphql');
  if (!isDevelopment) processImagesEarly(state, runQuery);
};

export const createPages: GatsbyNode['createPages'] = async (api) => {
  const { actions, graphql } = api;
  runQuery = graphql;
  contentOfPages = (await deleteOldNodes(() => content, api)) ?? contentOfPages;
  createContentPages(contentOfPages, actions.createPage);
  createStyleguidePage(actions.createPage, process.env);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ pathPrefix }) => completeBuild(content, pathPrefix);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (api) =>
  adjustWebpack(api, content);
