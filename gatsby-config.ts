import type { GatsbyConfig } from 'gatsby';
import { pathPrefix } from './gatsby/output/hosting/site-address';
import { contentDirectory } from './gatsby/content/folders';

const config: GatsbyConfig = {
  // Routes have no trailing slash (docs/behaviour.md, 1.6).
  trailingSlash: 'never',
  pathPrefix: pathPrefix(process.env),
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'graphql/types.d.ts', generateOnBuild: true },
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
    {
      resolve: 'gatsby-plugin-sharp',
      // See gatsby/content/images.ts for the quality.
      options: { defaults: { formats: ['avif', 'webp'], placeholder: 'none', avifOptions: { quality: 47 } } },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-postcss',
  ],
};

export default config;
