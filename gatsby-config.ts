import type { GatsbyConfig } from 'gatsby';
import { pathPrefix } from './gatsby/hosting/site-address';
import { graphqlTypeName } from './gatsby/content/definitions';

const config: GatsbyConfig = {
  // Routes are written as the specification gives them: /about, not /about/.
  trailingSlash: 'never',
  pathPrefix: pathPrefix(process.env),
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      // The last good content, which gatsby-node.ts copies from content/.
      options: { name: 'content', path: '.cache/content' },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: { typeName: ({ node }: { node: { name: string } }) => graphqlTypeName(node.name) },
    },
    {
      resolve: 'gatsby-plugin-sharp',
      // See gatsby/content/avif-encoding.ts for the quality.
      options: {
        defaults: { formats: ['avif', 'webp'], placeholder: 'none', avifOptions: { quality: 48 } },
      },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-postcss',
  ],
};

export default config;
