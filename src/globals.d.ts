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

/** What the site has: the code of other parts is left out. */
declare const __PARTS__: {
  /** Of the look: folded corners of pages, the large name in the footer and drawings of steps. */
  readonly ornaments: boolean;
  /** Of the look: where the parts of a section are. */
  readonly layout: 'offset' | 'centred' | 'indexed' | 'cards';
  /** Whether links that do not fit into the header are in a menu. */
  readonly more: boolean;
  /** Whether the logo has the name in it. */
  readonly wordMark: boolean;
  /** Whether the logo has other files for dark surfaces. */
  readonly logoOnDark: boolean;
  readonly places: boolean;
  readonly languages: boolean;
  readonly announcement: boolean;
  /** Without them in development. */
  readonly analytics: boolean;
  /** Whether one of the scripts needs consent. */
  readonly consent: boolean;
  /** Whether forms are sent, and not simulated. */
  readonly delivery: boolean;
  /** Whether a field of a form appears for an answer only. */
  readonly conditions: boolean;
  /** Whether a post or a case study has a film. */
  readonly films: boolean;
  /** Whether a slide has one. */
  readonly heroFilms: boolean;
  /** Whether a field of a form has limits. */
  readonly limits: boolean;
  /** Null if no field depends on them. */
  readonly openingTimes: import('./content-model/opening-times').OpeningTimes | null;
  /** Whether a part of a slide moves. */
  readonly heroLayers: boolean;
  /** Whether a person has another portrait, for visitors who point at them. */
  readonly secondPortraits: boolean;
  /** The folder of the search below the path prefix (gatsby/output/search-index.ts), null in development. */
  readonly search: string | null;
};

/** The path prefix of the site, "" at the root. Gatsby defines it. */
declare const __BASE_PATH__: string;

/** The field `theme` of brand.json: the code of other themes is left out. */
declare const __THEME__: 'both' | 'light' | 'dark' | 'system';
