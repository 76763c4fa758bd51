declare module '*.css';

/** A font file: its public address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Where the site is found, without a slash at its end: see gatsby/hosting/site-address.ts. */
declare const __SITE_ORIGIN__: string;

/** Gatsby's entry in production: see splitEntry in gatsby/webpack.ts. */
declare module 'gatsby-production-app';
