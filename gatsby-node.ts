import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { GatsbyNode } from 'gatsby';
import { serveAdmin } from './gatsby/admin/serve-admin';
import { deleteOutdatedBuild, recordBuild } from './gatsby/output/earlier-build';
import { contentDirectory } from './gatsby/folders';
import { writeComponents } from './gatsby/content/components';
import { copyContent } from './gatsby/content/copy-content';
import { copyDownloads } from './gatsby/model/downloads';
import { graphqlTypes, writeFragments } from './gatsby/definitions/graphql-types';
import { writeSchemas } from './gatsby/definitions/write-schemas';
import { localesOf } from './gatsby/model/languages/languages';
import { usesGroup } from './gatsby/model/forms';
import { loadPublishedContent } from './gatsby/content/load-content';
import { createPageNodes } from './gatsby/content/page-nodes';
import { createContentPages, unusedTemplates } from './gatsby/content/pages';
import type { Site } from './gatsby/model/site';
import { sendErrors, watchContent } from './gatsby/develop/content-watcher';
import { waitForLinked, waitForNode } from './gatsby/definitions/wait-for-node';
import { serveForms } from './gatsby/develop/serve-forms';
import { clientFontsOf } from './gatsby/brand/client-fonts';
import { writeBrandFiles } from './gatsby/brand/brand-files';
import { completeBuild } from './gatsby/output/complete-build';
import { sendRedirects } from './gatsby/develop/send-redirects';
import { writeIllustrations } from './gatsby/output/illustrations';
import { addressMistakes, pathPrefix } from './gatsby/model/site-address';
import { adjustWebpack } from './gatsby/webpack';

const isDevelopment = process.env.NODE_ENV === 'development';
/** What the environment says about the site's address. Gatsby's development server has no path prefix. */
const address = [process.env.SITE_URL, isDevelopment ? '' : pathPrefix(process.env)].join(' ');
/** The last valid content. */
let site: Site;
/** The content whose pages Gatsby has. */
let shownContent: Site;
let writtenBrand: object | undefined;
/** In development, while the server runs. */
let startForms: (() => Promise<void>) | undefined;

/** Runs before Gatsby changes any file, so that invalid content keeps the previous site. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  writeSchemas();
  if (!isDevelopment) site = await loadPublishedContent(contentDirectory, reporter);
  const pages = isDevelopment ? [] : [...site.routes, ...site.entries].map(({ path }) => path);
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
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  if (isDevelopment) await watchContent(contentDirectory, reporter, publish);
  else await publish(site);
};

/** Gives valid content to Gatsby, which creates the pages again when files have changed. */
async function publish(valid: Site): Promise<void> {
  site = valid;
  await copyContent(valid);
  copyDownloads(valid, 'public');
  writeComponents(valid, isDevelopment);
  // Webpack compiles the styles again after every write.
  // The languages have the fonts of their scripts, and clients their own.
  const brand = { ...valid.brand, locales: localesOf(valid.settings), clients: clientFontsOf(valid) };
  if (!isDeepStrictEqual(writtenBrand, brand)) await writeBrandFiles(valid, 'public');
  writtenBrand = brand;
  await writeIllustrations(valid, 'public');
  await startForms?.();
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async ({ app, store, reporter }) => {
  const { port } = store.getState().program as { port: number };
  startForms = () => serveForms(app, site, `http://localhost:${port}`, (notice) => reporter.info(notice));
  await startForms();
  app.get('/__content-errors', sendErrors);
  app.use(sendRedirects(() => shownContent));
  app.use(
    '/__admin',
    serveAdmin(contentDirectory, resolve('.cache/admin'), () => shownContent, process.env.ADMIN === 'true'),
  );
};

export const onCreateNode: GatsbyNode['onCreateNode'] = createPageNodes;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension(waitForLinked);
  actions.createTypes(graphqlTypes());
};

/** Every page needs these two. */
export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  if (isDevelopment)
    api.createResolvers({ Query: { brand: { resolve: waitForNode }, layout: { resolve: waitForNode } } });
};

export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = () =>
  // While a site is developed, its content can get them.
  writeFragments(
    resolve('.cache/fragments'),
    isDevelopment ? undefined : ({ title = '' }) => usesGroup(site, title),
  );

export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  createContentPages(site, actions.createPage);
  if (!isDevelopment) for (const page of unusedTemplates(site)) actions.createPage(page);
  shownContent = site;
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ actions }) => {
  if (!isDevelopment) for (const page of unusedTemplates(site)) actions.deletePage(page);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = () => completeBuild(site);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (api) => adjustWebpack(api, site);
