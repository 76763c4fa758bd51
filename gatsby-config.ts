import type { GatsbyConfig } from 'gatsby';
import { graphqlTypeName } from './src/content/definitions';
import site from './content/site.json';

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.siteUrl },
  // Routes are written as the specification gives them: /about, not /about/.
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: 'content', ignore: ['**/schemas/**', '**/*.md'] },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: { typeName: ({ node }: { node: { name: string } }) => graphqlTypeName(node.name) },
    },
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-plugin-postcss',
  ],
};

export default config;
