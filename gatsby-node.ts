import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { createLiveContent } from './src/build/live-content';
import { drawingResolvers, drawingType } from './src/content/drawings';
import { readDefinitions } from './src/content/definitions';
import { graphqlTypes } from './src/content/graphql-types';
import { createPageNodes, createRoutes } from './src/content/pages';
import { postingResolvers, postingType, readPosting } from './src/content/posting';
import { pictureResolvers } from './src/content/resolvers';
import { compressSite } from './src/build/compress';
import { finishPages } from './src/build/finish-pages';
import { announcePages, writeFoundFiles } from './src/build/found';
import { readSiteContent } from './src/build/found/site-content';
import { collectInlineCode } from './src/build/inline-code';
import { writeManifest } from './src/build/manifest';
import { fillNodeBatches } from './src/build/node-batch';
import { writeNetlifyForms } from './src/build/netlify-forms';
import { addressMistakes, siteOrigin } from './src/build/site-address';
import { headerRules, formOriginsOf, pictureOriginsOf, writeHeaders } from './src/build/security-headers';
import { writeServerHeaders } from './src/build/server-headers';
import { removeUnused } from './src/build/unused-files';
import { adjustWebpack } from './src/build/webpack';

const content = path.resolve('content');
/** What the site is made from: the last content without mistakes. */
const goodContent = path.resolve('.cache/content');
const site = path.resolve('public');
/** What is made for servers and hosts, and not for visitors. */
const forServers = path.resolve('deploy/built');

const liveContent = createLiveContent(content, goodContent);

/** Before Gatsby touches anything: a build that fails leaves the one before it as it is. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
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
  actions.createTypes([drawingType, postingType, graphqlTypes(readDefinitions(content))]);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({ ...pictureResolvers(goodContent), ...drawingResolvers(), ...postingResolvers() });
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
  removeUnused(site);
  writeManifest(goodContent, site);
  writeFoundFiles(content, address, site);
  const announcements = await announcePages(content, address, goodContent, site);
  const posting = readPosting(goodContent);
  writeNetlifyForms(posting, address.origin, site);
  const origins = { pictures: pictureOriginsOf(goodContent), forms: formOriginsOf(posting) };
  const inline = collectInlineCode();
  await compressSite(site, finishPages(site, announcements, inline));
  const rules = headerRules(inline, origins, pathPrefix);
  writeHeaders(site, rules);
  writeServerHeaders(forServers, rules, pathPrefix);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (api) =>
  adjustWebpack(
    api,
    siteOrigin(readSiteContent(goodContent).site, process.env),
    readPosting(goodContent) !== null,
  );
