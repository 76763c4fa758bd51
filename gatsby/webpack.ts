import type { CreateWebpackConfigArgs } from 'gatsby';
import { brandColour } from './brand/palette';
import { analyticsScripts, consentId } from './model/analytics';
import { today } from './model/entry';
import { sectionsOfKind } from './model/section';
import type { SiteContent } from './model/site-content';
import { compileScript } from './output/html/compile-script';
import { licencePlugin } from './output/hosting/licences';
import { searchFolder } from './output/search-index';

interface Config {
  cache: unknown;
  module: { rules: { test?: RegExp; use?: { options?: { limit?: number } }[] }[] };
  optimization: { minimizer: { constructor: { name: string } }[] };
  plugins: unknown[];
}

export function adjustWebpack(
  { stage, getConfig, actions, plugins }: CreateWebpackConfigArgs,
  {
    address,
    announcement,
    brand,
    downloads,
    integrations,
    language,
    navigation,
    sections,
    site,
  }: SiteContent,
): void {
  const config = getConfig() as Config;
  // Webpack's cache costs 8 s of a first build and saves 10 s of later ones.
  if (stage.startsWith('build')) config.cache = false;
  keepFontFiles(config);
  const scripts = analyticsScripts(integrations);
  const analytics = stage.startsWith('build') && scripts.length > 0 ? scripts : null;
  const hasSearch = stage.startsWith('build') && navigation.search;
  // The inline script in the head has these, too.
  const constants = {
    __THEME__: JSON.stringify(brand.theme ?? 'both'),
    __ANNOUNCEMENT__: JSON.stringify(announcement && language ? { id: announcement.id } : announcement),
    __CONSENT__: JSON.stringify(analytics && consentId(analytics)),
  };
  config.plugins.push(
    plugins.define({
      ...constants,
      __LANGUAGES__: JSON.stringify(language !== undefined),
      __SITE_ORIGIN__: JSON.stringify(address.origin),
      __SEARCH_FOLDER__: JSON.stringify(hasSearch ? searchFolder : null),
      __ANALYTICS__: JSON.stringify(analytics),
      // Without events the scripts do not change from day to day.
      __TODAY__: JSON.stringify(sectionsOfKind({ sections }, 'events').length > 0 ? today() : ''),
      // While a site is developed, its first file can be added.
      __DOWNLOADS__: JSON.stringify(downloads ?? (stage.startsWith('build') ? null : {})),
    }),
  );
  if (stage === 'build-javascript') {
    config.plugins.push(licencePlugin(Object.values(brand.fonts)));
    removeSecondMinifier(config);
    allowAnyOrder(config);
  }
  if (stage.endsWith('html')) config.plugins.push(plugins.define(valuesForHtml({ brand, site }, constants)));
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

/** CSS modules do not depend on each other, so their order in the style sheet does not matter. */
function allowAnyOrder({ plugins }: Config): void {
  for (const plugin of plugins)
    if (plugin instanceof Object && plugin.constructor.name === 'MiniCssExtractPlugin')
      Object.assign((plugin as { options: object }).options, { ignoreOrder: true });
}

/**
 * Values for gatsby-ssr.tsx. Gatsby renders a page again only when its data or the code of the renderer changes: the time
 * of the build makes every build a change of the renderer, so no page has the styles or scripts of an earlier one.
 */
function valuesForHtml(
  { brand, site }: Pick<SiteContent, 'brand' | 'site'>,
  constants: Record<string, string>,
): Record<string, string> {
  return {
    'process.env.SITE_LOCALE': JSON.stringify(site.locale),
    'process.env.LIGHT_CANVAS': JSON.stringify(brandColour('--color-canvas', 'light', brand)),
    'process.env.DARK_CANVAS': JSON.stringify(brandColour('--color-canvas', 'dark', brand)),
    'process.env.BUILD_TIME': JSON.stringify(Date.now()),
    'process.env.PRE_PAINT_SCRIPT': JSON.stringify(
      compileScript("import { prePaint } from './src/pre-paint'; prePaint();", constants),
    ),
  };
}
