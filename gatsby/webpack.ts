import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { brandFolder } from './brand/brand-files';
import type { SiteContent } from './content/site-content';
import { compileScript } from './output/html/compile-script';
import { licencePlugin } from './output/hosting/licences';
import { siteOrigin } from './output/hosting/site-address';

/** The parts of webpack's configuration that change. */
interface Config {
  cache: unknown;
  entry: { app: string };
  module: { rules: { test?: RegExp; use?: { options?: { limit?: number } }[] }[] };
  optimization: { minimizer: Minimizer[]; runtimeChunk: unknown };
  output: { hashDigestLength?: number };
  plugins: unknown[];
  resolve: { alias: Record<string, string | false> };
}

interface Minimizer {
  constructor: { name: string };
  options: { minimizer?: { options: Record<'compress' | 'output', { ecma: number }> } };
}

/**
 * A comment that makes Chromium compile all functions of a script outside of the main thread while the script arrives,
 * instead of one by one in the main thread when they are called first.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '# allFunctionsCalledOnLoad';

/** Adjusts Gatsby's webpack configuration. */
export function adjustWebpack(
  { stage, getConfig, actions, plugins }: CreateWebpackConfigArgs,
  { brand, site, scripts }: SiteContent,
): void {
  const config = getConfig() as Config;
  // Webpack's cache costs 8 s of a first build and saves 10 s of later ones.
  if (stage.startsWith('build')) config.cache = false;
  keepFontFiles(config);
  const analytics = stage === 'build-javascript' && scripts.length > 0 ? scripts : null;
  config.plugins.push(
    plugins.define({
      __SITE_ORIGIN__: JSON.stringify(siteOrigin(site, process.env)),
      __ANALYTICS__: JSON.stringify(analytics),
    }),
  );
  if (stage === 'build-javascript') {
    config.plugins.push(
      licencePlugin(Object.values(brand.fonts)),
      plugins.banner({ banner: `//${compileHint}`, raw: true, test: /\.js$/ }),
    );
    // The app script lists the files of all kinds. Gatsby's names have 20 digits, which do not compress.
    config.output.hashDigestLength = 8;
    removeSecondMinifier(config);
    writeModernSyntax(config);
    splitEntry(config);
    removeUnusedRuntime(config);
  }
  // Gatsby's component shares saved scroll positions between history entries.
  if (!stage.endsWith('html'))
    config.resolve.alias['./scroll-handler'] = path.resolve('src/hooks/navigation/scroll-handler.tsx');
  if (stage.endsWith('html')) config.plugins.push(plugins.define(valuesForHtml(site.locale)));
  actions.replaceWebpackConfig(config);
}

/** The security policy blocks fonts in data URLs, into which Gatsby turns small files. */
function keepFontFiles({ module }: Config): void {
  for (const { test, use } of module.rules)
    if (test?.test('a.woff2'))
      for (const { options } of use ?? []) Object.assign(options ?? {}, { limit: 0 });
}

/**
 * Tailwind minifies the styles. Gatsby's minifier rewrites `initial-value: 0%` of a registered custom property to `0`,
 * which browsers reject.
 */
function removeSecondMinifier({ optimization }: Config): void {
  optimization.minimizer = optimization.minimizer.filter(
    ({ constructor }) => constructor.name !== 'CssMinimizerPlugin',
  );
}

/** Gatsby lets Terser write ES5 only. Newer syntax, arrow functions and two passes save about 0.5 kB. */
function writeModernSyntax({ optimization }: Config): void {
  for (const { options } of optimization.minimizer)
    if (options.minimizer)
      Object.assign(options.minimizer.options, {
        compress: { ecma: 2020, passes: 2, unsafe_arrows: true },
        output: { ecma: 2020, comments: new RegExp(compileHint) },
      });
}

/** Evaluates React and Gatsby's runtime in separate tasks (src/entry.ts). Webpack's runtime in the entry saves a request. */
function splitEntry({ entry, optimization, resolve }: Config): void {
  resolve.alias['gatsby-production-app'] = entry.app;
  entry.app = path.resolve('src/entry.ts');
  optimization.runtimeChunk = false;
}

/** Replaces modules of Gatsby's runtime. `false` means an empty module. */
const removeUnusedRuntime = ({ resolve }: Config) =>
  Object.assign(resolve.alias, {
    // A library for scripts in web workers, which no page uses: 4 kB.
    'gatsby-script': false,
    '@builder.io/partytown/integration': false,
    './utils/inject-partytown-snippet': false,
    // Checks of how Gatsby uses its router: 0.4 kB.
    'prop-types': path.resolve('src/unused-checks.js'),
    invariant: path.resolve('src/unused-checks.js'),
    // A hook that restores the scroll position of elements.
    './use-scroll-restoration': false,
    // A component that renders another page inside a page.
    './public-page-renderer': false,
    // No plugin registers a service worker.
    './register-service-worker': false,
    // Firefox checks `<link rel="prefetch">` against `default-src`, which is 'none'.
    './prefetch': path.resolve('src/hooks/navigation/prefetch.ts'),
    // These decode addresses, which fails or finds a wrong page.
    './find-path': path.resolve('src/hooks/navigation/page-path.ts'),
    './strip-prefix': path.resolve('src/hooks/navigation/page-path.ts'),
  });

/**
 * Values for gatsby-ssr.tsx. Gatsby renders a page again only when its data or the code of the renderer changes: the
 * digest makes a change of styles a change of the renderer.
 */
function valuesForHtml(locale: string): Record<string, string> {
  const digest = createHash('sha256');
  for (const folder of [path.resolve('src'), brandFolder]) {
    const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.css')).sort())
      digest.update(fs.readFileSync(path.join(folder, file)));
  }
  return {
    'process.env.SITE_LOCALE': JSON.stringify(locale),
    'process.env.STYLES_DIGEST': JSON.stringify(digest.digest('hex').slice(0, 8)),
    'process.env.PRE_PAINT_SCRIPT': JSON.stringify(compileScript('src/pre-paint.ts', 'prePaint')),
  };
}
