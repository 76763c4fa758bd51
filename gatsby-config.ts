import type { GatsbyConfig } from 'gatsby';
import { sourceDirectory } from './gatsby/folders';
import { passForms } from './gatsby/develop/pass-forms';
import { uniqueClassName } from './gatsby/class-name';
import { pathPrefix } from './gatsby/model/site-address';

const config: GatsbyConfig = {
  // Routes have no trailing slash (docs/behaviour.md, 1.6).
  trailingSlash: 'never',
  pathPrefix: pathPrefix(process.env),
  jsxRuntime: 'automatic',
  developMiddleware: passForms,
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: sourceDirectory } },
    {
      resolve: 'gatsby-transformer-json',
      options: { typeName: ({ object }: { object: { typeName: string } }) => object.typeName },
    },
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        // Queries ask for AVIF for heroes, covers and examples: it is smaller, and takes 20 times as long to write.
        defaults: { formats: ['webp'], placeholder: 'none', quality: 68, avifOptions: { quality: 44 } },
      },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-postcss',
      options: { cssLoaderOptions: { modules: { getLocalIdent: uniqueClassName } } },
    },
  ],
};

export default config;
