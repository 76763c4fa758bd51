import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { lowerAvifEffort } from './gatsby/content/avif-encoding';
import { createLiveContent } from './gatsby/develop/content-watcher';
import { drawingResolvers, drawingType } from './gatsby/content/icons';
import { readDefinitions } from './gatsby/content/definitions';
import { graphqlTypes } from './gatsby/content/graphql-types';
import { createPageNodes, createRoutes } from './gatsby/content/pages';
import { imageResolvers } from './gatsby/content/image-files';
import { compressSite } from './gatsby/hosting/compress';
import { finishPages } from './gatsby/html/finish-pages';
import { createMetaTags, writeSearchEngineFiles } from './gatsby/seo';
import { readSiteContent } from './gatsby/content/site-content';
import { collectInlineCode } from './gatsby/html/inline-code';
import { writeManifest } from './gatsby/seo/manifest';
import { fillNodeBatches } from './gatsby/develop/node-batch';
import { addressMistakes, siteOrigin } from './gatsby/hosting/site-address';
import { contentSecurityPolicy } from './gatsby/hosting/content-security-policy';
import { externalOrigins } from './gatsby/hosting/external-origins';
import { writeHeaderFiles } from './gatsby/hosting/header-files';
import { headerRules } from './gatsby/hosting/header-rules';
import { removeUnusedFiles } from './gatsby/hosting/unused-files';
import { adjustWebpack } from './gatsby/webpack';

const content = path.resolve('content');
/** What the site is made from: the last content without mistakes. */
const goodContent = path.resolve('.cache/content');
const site = path.resolve('public');
/** What is made for servers and hosts, and not for visitors. */
const forServers = path.resolve('deploy/built');

const liveContent = createLiveContent(content, goodContent);

/** Before Gatsby touches anything: a build that fails leaves the one before it as it is. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  lowerAvifEffort();
  const mistakes = addressMistakes(process.env);
  if (mistakes.length > 0) reporter.panic(mistakes.join('\n'));
  return process.env.NODE_ENV === 'production' ? liveContent.stopOnMistakes(reporter) : undefined;
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) => {
  const { program } = store.getState() as { program: { port: number } };
  return liveContent.start(reporter, program.port);
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, reporter }) => {
  app.get('/__content-problems', liveContent.serve);
  liveContent.follow(reporter);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([drawingType, graphqlTypes(readDefinitions(content))]);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({ ...imageResolvers(goodContent), ...drawingResolvers() });
};

export const sourceNodes: GatsbyNode['sourceNodes'] = (api) => {
  if (process.env.NODE_ENV === 'development') fillNodeBatches(api);
};

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  (node.internal as { type: string }).type === 'PageList';

export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, ...api }) => createPageNodes(node, api);

export const createPages: GatsbyNode['createPages'] = ({ actions }) =>
  createRoutes(goodContent, actions.createPage);

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ pathPrefix }) => {
  const content = readSiteContent(goodContent);
  const address = { origin: siteOrigin(content.site, process.env), prefix: pathPrefix };
  removeUnusedFiles(site);
  writeManifest(content.site, site);
  writeSearchEngineFiles(content, address, site);
  const metaTags = await createMetaTags(content, address, site);
  const inline = collectInlineCode();
  await compressSite(site, finishPages(site, metaTags, inline));
  const policy = contentSecurityPolicy(inline, externalOrigins(goodContent, content.forms));
  writeHeaderFiles(site, forServers, headerRules(policy, pathPrefix), pathPrefix);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (api) =>
  adjustWebpack(api, siteOrigin(readSiteContent(goodContent).site, process.env));
