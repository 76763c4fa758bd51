import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { licencePlugin } from './hosting/licences';

interface Minimizer {
  constructor: { name: string };
}

interface FileRule {
  test?: RegExp;
  use?: { options?: { limit?: number } }[];
}

/**
 * Adjusts what Gatsby makes of webpack.
 *
 * @param api Gatsby's webpack helpers
 * @param origin where the site is found, for the code to name addresses by
 */
export function adjustWebpack(api: CreateWebpackConfigArgs, origin: string): void {
  api.actions.setWebpackConfig({
    plugins: [api.plugins.define({ __SITE_ORIGIN__: JSON.stringify(origin) })],
  });
  keepFontsApart(api);
  if (api.stage === 'build-javascript') {
    api.actions.setWebpackConfig({ plugins: [licencePlugin()] });
    removeSecondMinifier(api);
    dropUnusedRuntime(api);
    replacePrefetch(api);
    joinRuntime(api);
  }
  if (api.stage === 'build-html' || api.stage === 'develop-html') announceStyles(api);
}

/**
 * Keeps small fonts as files of their own. Gatsby would write them into the style sheets, from where the security policy
 * lets none come, and every page would carry them before its first paint.
 */
function keepFontsApart({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig() as { module: { rules: FileRule[] } };
  for (const { test, use } of config.module.rules)
    if (test?.test('a.woff2'))
      for (const { options } of use ?? []) Object.assign(options ?? {}, { limit: 0 });
  actions.replaceWebpackConfig(config);
}

/**
 * Leaves the minifying of styles to Tailwind. Gatsby's own minifier rewrites `initial-value: 0%` of a registered
 * custom property to `0`, which makes browsers drop it.
 */
function removeSecondMinifier({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig() as { optimization: { minimizer: Minimizer[] } };
  config.optimization.minimizer = config.optimization.minimizer.filter(
    ({ constructor }) => constructor.name !== 'CssMinimizerPlugin',
  );
  actions.replaceWebpackConfig(config);
}

/**
 * Makes a change of styles a change of the HTML renderer. Gatsby inlines the styles into each page but writes a page
 * again only when its data or the renderer has changed: without this, a warm build keeps the old styles.
 */
function announceStyles({ actions, plugins }: CreateWebpackConfigArgs): void {
  const folder = path.resolve('src');
  const digest = createHash('sha256');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.css')).sort())
    digest.update(fs.readFileSync(path.join(folder, file)));
  actions.setWebpackConfig({
    plugins: [
      plugins.define({ 'process.env.STYLES_DIGEST': JSON.stringify(digest.digest('hex').slice(0, 8)) }),
    ],
  });
}

/**
 * Leaves out of the visitor's bundle what the site does not use: Gatsby's entry exports its script component, and with
 * it comes a library for scripts in workers, once more through a plugin of Gatsby's own that acts in development only;
 * and it carries the registering of a service worker, which no plugin here asks for.
 */
function dropUnusedRuntime({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        'gatsby-script': false,
        '@builder.io/partytown/integration': false,
        './register-service-worker': false,
      },
    },
  });
}

/** Puts the site's way of asking for files of later pages in the place of Gatsby's. */
function replacePrefetch({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ resolve: { alias: { './prefetch': path.resolve('src/hooks/prefetch.ts') } } });
}

/** Makes webpack's own few lines a part of the entry, which saves a request. */
function joinRuntime({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ optimization: { runtimeChunk: false } });
}
