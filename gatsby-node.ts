import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { readDefinitions } from './gatsby/content/definitions';
import { contentDirectory } from './gatsby/content/folders';
import { graphqlTypes, writeSectionsFragment } from './gatsby/content/graphql-types';
import { iconResolvers } from './gatsby/content/icons';
import { imageResolvers } from './gatsby/content/image-files';
import { loadValidContent } from './gatsby/content/load-content';
import { createContentNodes, updateContentNodes } from './gatsby/content/nodes';
import { createRoutes } from './gatsby/content/pages';
import type { SiteContent } from './gatsby/content/site-content';
import { watchContent } from './gatsby/develop/content-watcher';
import { streamErrors } from './gatsby/develop/error-stream';
import { compressSite } from './gatsby/hosting/compress';
import { headerRules, writeHeaders } from './gatsby/hosting/security-headers';
import { writeServerHeaders } from './gatsby/hosting/server-headers';
import { addressMistakes, siteOrigin } from './gatsby/hosting/site-address';
import { removeUnused } from './gatsby/hosting/unused-files';
import { finishPages } from './gatsby/html/finish-pages';
import { collectInlineCode } from './gatsby/html/inline-code';
import { announcePages, writeFoundFiles } from './gatsby/seo';
import { writeManifest } from './gatsby/seo/manifest';
import { adjustWebpack } from './gatsby/webpack';

const site = path.resolve('public');
/** What is made for servers and hosts, and not for visitors. */
const forServers = path.resolve('deploy/built');
const isDevelopment = process.env.NODE_ENV === 'development';

/** The last valid content. */
let content: SiteContent;

/** Runs before Gatsby changes any file: a build that fails leaves the previous one as it is. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const mistakes = addressMistakes(process.env);
  if (mistakes.length > 0) reporter.panic(mistakes.join('\n'));
  if (!isDevelopment) content = await loadValidContent(contentDirectory, reporter);
};

/** In development Gatsby starts when the content is valid for the first time. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) =>
  isDevelopment
    ? new Promise<void>((resolve) => {
        watchContent(contentDirectory, reporter, (valid) => {
          content = valid;
          onContentChange?.();
          resolve();
        });
      })
    : undefined;

let onContentChange: (() => void) | undefined;

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) =>
  app.get('/__content-errors', streamErrors);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(graphqlTypes(readDefinitions()));
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({ ...imageResolvers(contentDirectory), ...iconResolvers(readDefinitions()) });
};

export const sourceNodes: GatsbyNode['sourceNodes'] = (api) => {
  createContentNodes(content, api);
  onContentChange = () => updateContentNodes(content, api);
};

export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = () =>
  writeSectionsFragment(readDefinitions(), path.resolve('.cache/fragments'));

export const createPages: GatsbyNode['createPages'] = ({ actions }) =>
  createRoutes(content.routes, actions.createPage);

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ pathPrefix }) => {
  const address = { origin: siteOrigin(content.site, process.env), prefix: pathPrefix };
  removeUnused(site);
  writeManifest(content.site, site);
  writeFoundFiles(content, address, site);
  const announcements = await announcePages(content, address, site);
  const inline = collectInlineCode();
  await compressSite(site, finishPages(site, announcements, inline));
  const rules = headerRules(inline, content.origins, pathPrefix);
  writeHeaders(site, rules);
  writeServerHeaders(forServers, rules, pathPrefix);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (api) =>
  adjustWebpack(api, siteOrigin(content.site, process.env));
