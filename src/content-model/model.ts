import type { EntryPage, PageLink } from './entry';
import type { PageData } from './files/pages';
import type { SectionData } from './field-types/names/section';
import type { Data, Schema } from './schema';

/** What the heading of a page shows. */
export type PageIntro = Pick<PageData, 'heading' | 'description' | 'image' | 'colour' | 'actions' | 'lang'>;

/** What a page tells each of its sections. */
interface SectionContext {
  /** The page's one heading. */
  heading: string;
  image: PageData['image'];
  /** The page's heading and description, if the section shows them. */
  opening?: PageIntro;
  isLast: boolean;
}

/** What the component of a kind gets, by its definition: the content, and what it uses of the page. */
export type Section<Kind extends Schema, Used extends keyof SectionContext = never> = {
  content: Data<Kind>;
} & Pick<SectionContext, Used>;

/** What the build adds to a section that changes with the day. */
export interface DayOfBuild {
  /** The day of the build in that zone, such as "2026-03-14". */
  today: string;
  /** The time zone that decides what "today" is, such as "Europe/London". */
  timeZone: string;
}

/** What a page gives to a section of any kind. */
export type AnySection = SectionContext & { content: SectionData };

/** What the build adds to a page about the list on it. */
export interface ListContext {
  /** One of several pages of a list, such as "page 2 of 3". */
  pagination?: { number: number; text: string; previous: string | null; next: string | null } | null;
  /** Links to the topics of a list of posts, or on the page of a topic or an author to the others. */
  topics?: { label: string; links: readonly PageLink[] } | null;
  /** On the page of a topic or an author: the page that leads to all of them. */
  back?: PageLink | null;
  /** The pages of entries that a section lists by name, such as people, or of their posts, by the names of their files. */
  namedPages?: Readonly<Record<string, PageLink>> | null;
}

/** What the build adds to a post or case study for its page. */
export interface EntryContext<Entry> {
  /** The page that lists the collection. */
  back: PageLink | null;
  next: Entry | null;
}

/** An entry of any collection whose entries are pages. */
export interface AnyEntry extends EntryPage {
  /** The GraphQL type of its collection. */
  type: string;
  title: string;
  description: string;
  noindex: boolean | null;
}

/** What the build adds to a post for its page. */
export interface PostContext<Post> {
  topics: { label: string | null; links: readonly { title: string; path: string | null }[] };
  /** The page of each author. */
  authorPages: readonly (string | null)[];
  related: readonly Post[];
  relatedTitle: string | null;
}

/** A page in one of several languages, such as "de-DE", which is named in itself. */
export interface PageTranslation {
  locale: string;
  name: string;
  path: string;
}

/** What every page of a language of several has. */
export interface LayoutLanguage {
  locale: string;
  direction: 'ltr' | 'rtl';
  languageLabel: string;
  home: string;
  /** The languages of header, footer and contact details, if they are not translated. */
  navigationLang?: string;
  footerLang?: string;
  siteLang?: string;
}

/** What the query of every template returns for the layout and the head. */
export interface TemplateData<Page> {
  page: Page & {
    /** The address of the page, or of that in the first language if nothing of it is translated. */
    canonical?: string | null;
    /** The same page in each language, on a site with several. */
    translations?: readonly PageTranslation[] | null;
  };
  /** On a site with several languages. */
  layout?: { inLanguage: LayoutLanguage };
}

/** A script that the browser loads for a service. */
export interface AnalyticsScript {
  src: string;
  attributes: Readonly<Record<string, string>>;
  needsConsent: boolean;
  /** The id of a script of Google, which reads it from the list `dataLayer`. */
  googleId?: string;
}

/** The scripts of a site, and the id of those that need consent. */
export interface IntegrationScripts {
  scripts: readonly AnalyticsScript[];
  consent: string | null;
}
