import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { checkContent, formatProblems } from './src/content/check';
import { drawingResolvers, drawingType } from './src/content/drawings';
import { readDefinitions } from './src/content/definitions';
import { graphqlTypes } from './src/content/graphql-types';
import { writeManifest } from './src/build/manifest';
import { createPageNodes, createRoutes } from './src/content/pages';
import { pictureResolvers } from './src/content/resolvers';
import { compressSite } from './src/build/compress';
import { adjustWebpack } from './src/build/webpack';

const content = path.resolve('content');
const site = path.resolve('public');

/** Stops a build on bad content; in development the message shows and the site recovers with the next edit. */
async function isContentGood(reporter: Reporter): Promise<boolean> {
  const problems = await checkContent(content);
  if (problems.length > 0) reporter.panicOnBuild(`The content has mistakes:\n${formatProblems(problems)}`);
  return problems.length === 0;
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  await isContentGood(reporter);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([drawingType, graphqlTypes(readDefinitions(content))]);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({ ...pictureResolvers(content), ...drawingResolvers() });
};

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  (node.internal as { type: string }).type === 'PageList';

export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, ...api }) => createPageNodes(node, api);

export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter }) => {
  if (await isContentGood(reporter)) createRoutes(content, actions.createPage);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  writeManifest(content, site);
  await compressSite(site);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = adjustWebpack;
