import type { GatsbyConfig } from 'gatsby';
import { pathPrefix } from './gatsby/hosting/site-address';
import { contentDirectory } from './gatsby/content/folders';

const config: GatsbyConfig = {
  // Routes are written as the specification gives them: /about, not /about/.
  trailingSlash: 'never',
  pathPrefix: pathPrefix(process.env),
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      // Images only. gatsby-node.ts creates nodes for JSON files after the content check.
      resolve: 'gatsby-source-filesystem',
      options: { name: 'images', path: contentDirectory, ignore: [/\.(json|md)$/] },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: { typeName: ({ node }: { node: { graphqlType: string } }) => node.graphqlType },
    },
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-plugin-postcss',
  ],
};

export default config;
