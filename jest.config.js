// The real link and router, which are dependencies of Gatsby.
const ofGatsby = (name) => require.resolve(name, { paths: [require.resolve('gatsby/package.json')] });

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: {
    '/node_modules/': '<rootDir>/__tests__/support/jest/es-module.js',
    '\\.[jt]sx?$': '<rootDir>/__tests__/support/jest/transform.js',
  },
  // The parsers of Markdown, HTML and fonts, and the watcher of files, have ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(mdast-util-|micromark|unist-util-|markdown-table|longest-streak|zwitch|fontkitten|tiny-inflate|decode-named-character-reference|character-entities|devlop|domhandler|htmlparser2|domutils|dom-serializer|domelementtype|entities|chokidar|readdirp|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit))',
  ],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/__tests__/support/gatsby/gatsby.tsx',
    '^gatsby-link$': ofGatsby('gatsby-link'),
    '^@gatsbyjs/reach-router$': ofGatsby('@gatsbyjs/reach-router'),
    '\\.css$': '<rootDir>/__tests__/support/jest/style.js',
    '/\\.cache/(section|entry)-components$': '<rootDir>/__tests__/support/components/$1-components.ts',
  },
  // Gatsby defines these with webpack.
  globals: {
    __TRAILING_SLASH__: 'never',
    __BASE_PATH__: '',
    __PARTS__: {
      wordMark: false,
      logoOnDark: false,
      places: true,
      languages: true,
      ornaments: true,
      layout: 'offset',
      more: true,
      announcement: false,
      analytics: false,
      consent: false,
      delivery: true,
      films: true,
      heroFilms: true,
      heroLayers: true,
      secondPortraits: true,
      conditions: true,
      limits: true,
      openingTimes: {
        week: [
          { days: [1, 2, 3, 4], opens: '09:00', closes: '17:00' },
          { days: [5], opens: '12:00', closes: '01:00' },
        ],
        special: [{ date: '2025-12-24', yearly: true }],
      },
      search: '/pagefind/',
    },
    __THEME__: 'both',
  },
  // Tests that render all of a page are slow on a busy machine.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/jest/setup.ts'],
};
