declare module '*.css';

/** The class names of a CSS module. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** The components of the home page's kinds: see gatsby/content/home-sections.ts. */
declare module '*/.cache/home-sections' {
  const sections: Readonly<Record<string, unknown>>;
  export default sections;
}

/** The origin of the site, without a trailing slash: see gatsby/output/hosting/site-address.ts. */
declare const __SITE_ORIGIN__: string;

/** The scripts of integrations.json, null without any and in development. */
declare const __ANALYTICS__: readonly import('../gatsby/content/analytics').AnalyticsScript[] | null;

/** The path prefix of the site, "" at the root. Gatsby defines it. */
declare const __BASE_PATH__: string;
