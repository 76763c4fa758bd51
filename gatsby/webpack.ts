import type { CreateWebpackConfigArgs } from 'gatsby';
import { hasLogoOnDark, lookStyles } from './brand/look-styles';
import { facetsOf } from './brand/looks';
import { brandColour } from './brand/palette';
import { todayIn } from '../src/content-model/time-zone';
import type { PrePaintContent } from '../src/pre-paint';
import { layoutIntegrations } from './content/page-fields';
import { usesGroup } from './model/forms';
import { openingTimesWithoutTexts } from './model/opening-times';
import { placesOf } from './model/pages/section';
import type { Site } from './model/site';
import { compileScript } from './output/html/compile-script';
import { licencePlugin } from './output/hosting/licences';
import { searchFolder } from './output/search-index';

interface Config {
  module: { rules: { test?: RegExp; use?: { options?: { limit?: number } }[] }[] };
  optimization: { minimizer: { constructor: { name: string } }[] };
}

export function adjustWebpack(
  { stage, getConfig, actions, plugins }: CreateWebpackConfigArgs,
  site: Site,
): void {
  const isBuild = stage.startsWith('build');
  const constants = constantsOf(site, isBuild);
  actions.setWebpackConfig({
    plugins: [plugins.define(constants)],
    // A site without such fields has nothing of these files.
    module: {
      rules: [
        {
          test: /[\\/](?:conditional-field|film|hero-film|hero-layer|second-portrait)\.tsx$/,
          sideEffects: false,
        },
      ],
    },
  });
  // Webpack's cache costs 8 s of a first build and saves 10 s of later ones. Source maps cost 4 s of every build.
  if (isBuild) actions.setWebpackConfig({ cache: false, devtool: false });
  // Looks other than the default one have no rules for some classes.
  if (lookStyles(site.brand))
    actions.setWebpackConfig({ ignoreWarnings: [/was not found in '.+\.module\.css'/] });
  if (stage.endsWith('html'))
    actions.setWebpackConfig({ plugins: [plugins.define(valuesForHtml(site, constants))] });
  if (stage === 'build-javascript')
    actions.setWebpackConfig({
      plugins: [licencePlugin(Object.values(site.brand.fonts)), plugins.banner(compileHint)],
      // CSS modules do not depend on each other, so their order in the style sheet does not matter.
      ignoreWarnings: [/Conflicting order/],
    });
  const config = getConfig() as Config;
  keepFontFiles(config);
  if (stage === 'build-javascript') removeSecondMinifier(config);
  actions.replaceWebpackConfig(config);
}

/**
 * Chromium compiles scripts with this comment while they arrive, outside of the main thread. Only the large ones have it,
 * because it makes each script longer. The stage is after that of the minifier (400), which removes comments.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(?:app|framework)-/,
  stage: 450,
};

const toSource = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));

function constantsOf(site: Site, isBuild: boolean): Record<string, string> {
  const integrations = layoutIntegrations(site);
  const parts: typeof __PARTS__ = {
    ornaments: facetsOf(site.brand).ornaments === 'on',
    layout: facetsOf(site.brand).layout,
    // While a site is developed, the logo and the menu can change.
    more: !isBuild || (site.navigation.more !== undefined && site.navigation.links !== undefined),
    wordMark: !isBuild || site.brand.wordMark !== undefined,
    logoOnDark: !isBuild || hasLogoOnDark(site.brand),
    places: !isBuild || placesOf(site) !== null,
    languages: site.language !== undefined,
    announcement: site.announcement !== null,
    analytics: integrations !== null,
    consent: Boolean(integrations?.consent),
    // While a site is developed, the delivery of forms can change.
    delivery: !isBuild || site.forms.delivery.kind !== 'simulated',
    conditions: !isBuild || usesGroup(site, 'FormCondition'),
    films: !isBuild || usesGroup(site, 'Film'),
    heroFilms: !isBuild || usesGroup(site, 'HeroFilm'),
    limits: !isBuild || usesGroup(site, 'FormLimits'),
    openingTimes:
      !isBuild || usesGroup(site, 'FormLimits', 'closed') ? openingTimesWithoutTexts(site.settings) : null,
    heroLayers: !isBuild || usesGroup(site, 'HeroLayer'),
    secondPortraits: !isBuild || usesGroup(site, 'SecondPortrait'),
    search: isBuild && site.navigation.search ? searchFolder : null,
  };
  return {
    __THEME__: JSON.stringify(site.brand.theme ?? 'both'),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, value]) => [`__PARTS__.${name}`, JSON.stringify(value)]),
    ),
  };
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

/**
 * Values for gatsby-ssr.tsx. Gatsby renders a page again only when its data or the code of the renderer changes: the time
 * of the build makes every build a change of the renderer, so no page has the styles or scripts of an earlier one.
 */
const valuesForHtml = (site: Site, constants: Record<string, string>) => {
  const { announcement, brand, settings, timeZone } = site;
  return toSource({
    'process.env.SITE_LOCALE': settings.locale,
    'process.env.LIGHT_CANVAS': brandColour('--color-canvas', 'light', brand),
    'process.env.DARK_CANVAS': brandColour('--color-canvas', 'dark', brand),
    'process.env.BUILD_TIME': Date.now(),
    'process.env.IS_ANNOUNCED_LATER': (announcement?.from ?? '') > todayIn(timeZone),
    'process.env.PRE_PAINT_SCRIPT': compileScript(
      `import { prePaint } from './src/pre-paint'; prePaint(${JSON.stringify(prePaintContent(site))});`,
      constants,
    ),
  });
};

function prePaintContent(site: Site): PrePaintContent {
  const { id, from, until } = site.announcement ?? {};
  return {
    announcement: id === undefined ? null : { id, from, until },
    consent: layoutIntegrations(site)?.consent ?? null,
    timeZone: site.timeZone,
  };
}
