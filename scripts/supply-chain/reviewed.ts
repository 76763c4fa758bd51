/**
 * What somebody has looked at and decided about the packages of others. Everything else fails a check, so that a
 * change of dependencies is looked at, too. How the checks work: docs/security.md.
 */

/** Licences that ask for no more than their own text and the names of the authors: `license` fields to the letter. */
export const permissiveLicences: readonly string[] = [
  'MIT',
  'Apache-2.0',
  // Fonts: they may be cut and served with a site, under the same licence.
  'OFL-1.1',
  // The marks of the social networks (CC BY), in a package whose code is MIT.
  '(CC-BY-4.0 AND MIT)',
];

/** What reaches visitors otherwise than as script, by package. */
export const shippedAssets: Record<string, string> = {
  '@fontsource-variable/bricolage-grotesque': 'font of headings, cut by scripts/fonts.mjs',
  '@fontsource-variable/hanken-grotesk': 'font of text, cut by scripts/fonts.mjs',
  '@fortawesome/free-brands-svg-icons': 'marks of social networks, drawn into the data of pages',
  '@heroicons/react': 'icons that content names, drawn into the data of pages',
  tailwindcss: 'the groundwork of the style sheet',
};

/** Dependencies that a build needs and whose code ends there. */
export const buildTools: readonly string[] = [
  '@tailwindcss/postcss',
  'ajv',
  'fastest-levenshtein',
  'fontkit',
  'gatsby-plugin-image',
  'gatsby-plugin-postcss',
  'gatsby-plugin-sharp',
  'gatsby-source-filesystem',
  'gatsby-transformer-json',
  'gatsby-transformer-sharp',
  'jiti',
  'jsonc-parser',
  'postcss',
  'purgecss',
  'sharp',
  'sirv',
  'typescript',
];

/** Packages that bring an install script. None is needed, and .npmrc lets none run. */
export const installScripts: Record<string, string> = {
  '@parcel/watcher': 'compiles what its platform packages bring',
  'core-js': 'prints a request',
  'core-js-pure': 'prints a request',
  'es5-ext': 'prints a message',
  gatsby: 'fetches a list of what its latest release can do',
  'gatsby-cli': 'prints a welcome',
  lmdb: 'compiles what its platform packages bring',
  'msgpackr-extract': 'compiles what its platform packages bring',
  sharp: 'compiles what its platform packages bring',
  'unrs-resolver': 'looks for what its platform packages bring',
};

/** Packages with known advisories, and why none of them reaches a visitor. */
export const explainedAdvisories: Record<string, string> = {
  '@parcel/reporter-dev-server':
    'Part of the bundler that Gatsby compiles its configuration with; its server is never started.',
  cookie: 'Reads cookies in Gatsby’s own servers, which serve nobody but the editor at the same machine.',
  'file-type': 'Tells the types of files that a build reads, and those are the project’s own.',
  immutable: 'Part of the compiler of queries, and those are the project’s own.',
  lodash: 'A copy in the generator of types, which works on the project’s own queries.',
  'path-to-regexp': 'Matches addresses in Gatsby’s own servers, which serve nobody but the editor.',
  'serialize-javascript': 'Part of the minifier of styles that a build leaves out (gatsby/webpack.ts).',
  tmp: 'Names temporary files where Gatsby’s command asks questions in a terminal.',
  webpack: 'Its fetching of modules from the network (buildHttp) is an experiment that is off.',
};
