/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: { '\\.[jt]sx?$': '<rootDir>/__tests__/support/transform.js' },
  // Gatsby's packages come as modules and have to be transformed too.
  transformIgnorePatterns: ['/node_modules/(?!gatsby|gatsby-script|gatsby-link)/'],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx',
    '\\.css$': '<rootDir>/__tests__/support/style.js',
  },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
};
