declare module '*.css';

/** The public address of a font file. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The origin of the site, without a trailing slash: see gatsby/hosting/site-address.ts. */
declare const __SITE_ORIGIN__: string;
