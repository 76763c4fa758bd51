import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig([
  globalIgnores([
    '.cache/',
    'public/',
    'deploy/built/',
    'gatsby-types.d.ts',
    'test-results/',
    'playwright-report/',
    'screenshots/',
  ]),
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
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
]);
