import fs from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { classNames } from './scripts/lint/class-names.mjs';
import { importCircles } from './scripts/lint/import-circles.mjs';
import { fieldTypes } from './scripts/lint/field-types.mjs';

/** The folders of src that each folder may import from, besides itself. Data flows in one direction: see CONTRIBUTING.md. */
const allowedImports = {
  hooks: [],
  theme: ['hooks'],
  ui: ['hooks'],
  // Forms and sections read labels and settings with the layout's hooks.
  forms: ['hooks', 'ui', 'layout/use-'],
  integrations: ['hooks', 'ui', 'layout/use-'],
  layout: ['forms', 'hooks', 'integrations', 'theme', 'ui'],
  entries: ['hooks', 'ui', 'layout/use-'],
  // A letter has the address that the footer has.
  sections: ['entries', 'forms', 'hooks', 'theme', 'ui', 'layout/use-', 'layout/contact-details'],
  templates: ['entries', 'hooks', 'layout', 'sections', 'ui'],
};

/** The folders of gatsby, from the definitions to the finished site. Each imports only from itself and those before it. */
const buildLayers = [
  'definitions',
  'parse',
  'model',
  'brand',
  'check',
  'content',
  ['admin', 'develop', 'output'],
];

/** What the folder of a kind, and src/sections, have for the build only. */
const ofKinds = 'definition|kind|registry|structured-data';

/** Forbids imports whose path matches a regular expression; imports of types are allowed. */
const restrictImports = (files, regex, message, paths = []) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [{ regex, message, allowTypeImports: true }], paths },
    ],
  },
});

/** What each folder may import from Gatsby, besides types: what queries need, in the folders that have queries. */
const restrictGatsby = (folder) => ({
  name: 'gatsby',
  allowImportNames: ['layout', 'templates'].includes(folder) ? ['graphql', 'useStaticQuery'] : [],
  allowTypeImports: true,
  message: 'Only src/hooks/navigation/router.ts imports the router.',
});

const restrictSyntax = (files, restrictions) => ({
  files,
  rules: { 'no-restricted-syntax': ['error', ...restrictions] },
});

const inBrowser = [
  {
    selector:
      ':matches(JSXAttribute, Property, MemberExpression) > :matches(JSXIdentifier, Identifier)[name=/^(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML)$/]',
    message: 'Markup as text bypasses React. Render elements instead.',
  },
  {
    selector:
      "JSXAttribute[name.name='id'] > Literal, JSXAttribute[name.name='id'] > JSXExpressionContainer > :matches(Literal, TemplateLiteral)",
    message: 'Ids are in src/content-model/ids.ts, so that no anchor of the content is one of them.',
  },
  {
    selector:
      ':matches(JSXOpeningElement[name.name=/^[ou]l$/], JSXOpeningElement:has(> [name.name="as"][value.value=/^[ou]l$/])):not(:has(> [name.name="role"]))',
    message: 'Safari takes a list without markers for no list, unless it has role="list".',
  },
];

/** The names of kinds and collections, without "text", which is also what nodes are. */
const names = ['src/sections/registry.ts', 'src/content-model/collections/index.ts']
  .flatMap((registry) => [
    ...fs.readFileSync(registry, 'utf8').matchAll(/export \* as (\w+) from '\.\/([\w-]+)/g),
  ])
  .flatMap(([, folder, name]) => [folder, name])
  .filter((name) => name !== 'text')
  .join('|');

/** Kinds and collections tell the build what they are. */
const namesOfKinds = [
  `:matches(BinaryExpression, SwitchCase, ArrayExpression, CallExpression, MemberExpression) > Literal[value=/^(${names})$/]`,
  `TemplateElement[value.raw=/^(${names})\\//]`,
].map((selector) => ({
  selector,
  message: 'This names a kind or a collection. Ask all of them: see src/content-model/kind.ts.',
}));

/** Forbids imports, also of types. */
const forbidImports = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const ofBuild = {
  regex: String.raw`^(\.\./)+gatsby(/|$)`,
  message: 'Build-time code reads src, never the reverse.',
};

const insideKinds = {
  regex: String.raw`/sections/[\w-]+/`,
  message: 'The registry has what a kind tells the build, and pages find its component by its name.',
};

export default defineConfig([
  globalIgnores(['.cache/', 'public/', 'deploy/built/', 'test-results/', 'playwright-report/']),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  reactHooks.configs.flat.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['scripts/**', 'examples/**'], rules: { 'no-console': 'off' } },
  restrictSyntax(['src/**'], inBrowser),
  restrictSyntax(['gatsby/**'], namesOfKinds),
  restrictSyntax(['src/templates/**', 'src/layout/**'], [...inBrowser, ...namesOfKinds]),
  {
    plugins: {
      site: {
        rules: { 'class-names': classNames, 'field-types': fieldTypes, 'import-circles': importCircles },
      },
    },
  },
  { files: ['src/**/*.tsx'], rules: { 'site/class-names': 'error' } },
  {
    files: ['src/**', 'gatsby/**', 'service/**', 'scripts/**', '*.{ts,tsx}'],
    rules: { 'site/import-circles': 'error' },
  },
  { files: ['gatsby/**', 'src/{layout,templates}/**'], rules: { 'site/field-types': 'error' } },
  forbidImports(['src/**'], [ofBuild]),
  forbidImports(['src/templates/**', 'src/layout/**'], [ofBuild, insideKinds]),
  // Visitors do not get the definitions, except their types, nor what kinds tell the build.
  ...Object.entries(allowedImports).map(([folder, allowed]) => {
    const others = Object.keys(allowedImports).join('|');
    return restrictImports(
      [`src/${folder}/**`],
      String.raw`^(\.\./)+(content/|(?!${[folder, ...allowed].join('|')})(${others})(/|$))|/(${ofKinds})$|content-model(/field-types/.*)?$`,
      `src/${folder} imports only from: ${allowed.join(', ') || 'itself'}.`,
      [restrictGatsby(folder)],
    );
  }),
  restrictImports(
    [`src/sections/**/@(${ofKinds}).ts`],
    String.raw`^(\.\./)+(?!content-model|\.\./)`,
    'What the build reads of a kind imports only from src/content-model and its own folder.',
  ),
  // Also the types of later layers, because the model of content belongs to the layer that makes it.
  forbidImports(['gatsby/**'], [insideKinds]),
  ...buildLayers.slice(0, -1).map((layer, index) => {
    const later = buildLayers
      .slice(index + 1)
      .flat()
      .join('|');
    const message = `gatsby/${layer} comes before what it imports: see CONTRIBUTING.md.`;
    const regex = String.raw`^(\.\./)+(${later})/`;
    return forbidImports([`gatsby/${layer}/**`], [insideKinds, { regex, message }]);
  }),
  forbidImports(
    ['service/**'],
    [
      {
        regex: String.raw`^(\.\./)+(?!\.\./|src/content-model/(?:form-|opening-times$)|http/|mail/|storage/|check-fields$|context$|log$|start$)`,
        message: 'The form service shares only the definitions of forms and the opening times with the site.',
      },
    ],
  ),
  restrictImports(
    ['gatsby/**'],
    // The manifest and the inline script contain constants of the theme. The script compares addresses.
    String.raw`^(\.\./)+src/(?!theme/|layout/document-title|content-model/(?!field-types/)|sections/registry$)`,
    'Build-time code shares only types and definitions with browser code.',
  ),
]);
