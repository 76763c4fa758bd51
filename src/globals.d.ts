declare module '*.css';

/** TypeScript has no types for Trusted Types yet. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      policy: { createScriptURL: (url: string) => string | null },
    ) => { createScriptURL: (url: string) => string };
  };
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** The components of what pages show: see gatsby/content/components.ts. */
declare module '*/.cache/section-components' {
  type AnySection = import('./content-model/model').AnySection;
  const components: Readonly<Record<string, import('react').ComponentType<AnySection>>>;
  export default components;
}

declare module '*/.cache/entry-components' {
  type AnyEntry = import('./content-model/model').AnyEntry;
  const components: Readonly<Record<string, import('react').ComponentType<{ entry: AnyEntry }>>>;
  export default components;
}

/** The scripts of integrations.json, null without any and in development. */
declare const __ANALYTICS__: readonly import('./content-model/model').AnalyticsScript[] | null;

/** The id of the scripts that need consent, null without any and in development. */
declare const __CONSENT__: string | null;

/** The folder of the search below the path prefix (gatsby/output/search-index.ts), null without a search and in development. */
declare const __SEARCH_FOLDER__: string | null;

/** The path prefix of the site, "" at the root. Gatsby defines it. */
declare const __BASE_PATH__: string;

/** What decides whether the bar above the header is shown, null without announcement.json and after its days. */
declare const __ANNOUNCEMENT__: Pick<
  import('./content-model/files/announcement').AnnouncementData,
  'id' | 'from' | 'until'
> | null;

/** Type and size of each file for download by the address of its links, null in a site without files. */
declare const __DOWNLOADS__: Readonly<Record<string, string>> | null;

declare const __LANGUAGES__: boolean;

/** Whether forms are sent: the code of the delivery is left out of a site whose forms only simulate it. */
declare const __SENDS_FORMS__: boolean;

/** The day of the build in that zone, such as "2026-03-14". */
declare const __TODAY__: string;

/** The time zone that decides what "today" is, such as "Europe/London". */
declare const __TIME_ZONE__: string;

/** The field `theme` of brand.json: the code of other themes is left out. */
declare const __THEME__: 'both' | 'light' | 'dark' | 'system';
