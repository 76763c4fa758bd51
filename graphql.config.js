/** Completion of GraphQL queries in editors. A build writes the schema. */
module.exports = {
  schema: 'graphql/schema.graphql',
  documents: ['src/**/*.{ts,tsx}', 'node_modules/gatsby-*/**/fragments.js'],
};
