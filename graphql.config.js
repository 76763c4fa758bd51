/** Completion of GraphQL queries in editors. A build writes the schema and the shared fragments. */
module.exports = {
  schema: 'graphql/schema.graphql',
  documents: ['src/**/*.{ts,tsx}', '.cache/fragments/*.js', 'node_modules/gatsby-*/**/fragments.js'],
};
