import type { Value } from '../../src/content-model';
import type * as files from '../../src/content-model/files';
import type { AnnouncementData } from '../../src/content-model/files/announcement';
import type { Language } from '../../src/content-model/files/site';
import type { EntryContext, ListContext, PageTranslation, PostContext } from '../../src/content-model/model';
import type { Field } from '../parse/fields';
import type { ContentFile } from '../parse/parse-text';
import type { Problem } from '../parse/problem';
import type { SiteAddress } from './site-address';

export type Values = { [Name in keyof typeof files]: Value<(typeof files)[Name]> };

/** The services of integrations.json. All keys are optional, and so is the file. */
export type Integrations = Values['integrations'];

export type Page = Values['pages']['pages'][number];

/** What is read of a content folder. */
export interface ContentFolder {
  directory: string;
  /** All files in it, as paths from it. */
  names: readonly string[];
  /** Of symbolic links, which are mistakes. */
  links: readonly string[];
  /** By name: "site.json", "sections/terms.md". */
  files: ReadonlyMap<string, ContentFile>;
}

/** What a site with several languages has in each of them. */
export interface InLanguage {
  language?: Language;
  /** In another than the first language: the addresses of all pages by those of the first one. */
  addresses: ReadonlyMap<string, string>;
  /** The address of a page in the first language by that in each language. */
  originals: ReadonlyMap<string, string>;
  /** Names of files and paths of pages that are shown in the first language. */
  fallbacks: ReadonlySet<string>;
  /** In another than the first language: values without words that are not those of the first one. */
  differences: readonly Problem[];
  /** In another than the first language: the site in that. */
  original?: Site;
}

/**
 * The site in a language, as it derives from files. Each part is computed when it is first read. Of files with mistakes only
 * `fields` can be read; all other parts need files with the shape of their definitions.
 */
export interface Site
  extends
    ContentFolder,
    InLanguage,
    Pick<Values, 'brand' | 'footer' | 'forms' | 'illustrations' | 'integrations' | 'labels' | 'navigation'> {
  /** Those of site.json. */
  settings: Values['site'];
  announcement: AnnouncementData | null;
  redirects: NonNullable<Values['redirects']['redirects']>;
  pages: readonly Page[];
  fields: readonly SiteField[];
  /** Decides what "today" is. */
  timeZone: string;
  /** The path of the home page: "/" or, in another than the first language, "/de". */
  home: string;
  address: SiteAddress;
  /** Type and size of each file by the address of its links. Null without files. */
  downloads: Readonly<Record<string, string>> | null;
  sections: Sections;
  /** The latest first by date or year, those of the same day by name. */
  entries: readonly Entry[];
  /** The entries of each collection, by its folder. */
  collections: ReadonlyMap<string, readonly Entry[]>;
  /** The complete list of each collection that has one, by its folder. */
  lists: ReadonlyMap<string, EntryList>;
  routes: readonly Route[];
  routesByPath: ReadonlyMap<string, Route>;
  /** The addresses in the first language of pages that have nothing of their own, by their paths. */
  canonicals: ReadonlyMap<string, string>;
  /** What the page of an entry leads to, by the file of the entry. */
  entryLinks: ReadonlyMap<string, EntryLinks>;
  /** Lists a page in every language that has it, by its path in one of them. */
  translationsOf: (path: string) => PageTranslation[];
  /** The site without entries that are drafts or scheduled. */
  published: Site;
  /** Of the first language: the site in each other one. */
  translations: readonly Site[];
}

export interface SiteField extends Field {
  file: ContentFile;
}

export interface Section {
  /** "plans", as pages list it. */
  name: string;
  file: ContentFile;
  kind: string;
  anchor: string;
}

export type Sections = ReadonlyMap<string, Section>;

/** An entry of a collection that is a page: a post or a case study. */
export interface Entry {
  /** "posts/paper-first.md" */
  file: string;
  /** The folder of the collection: "posts". */
  folder: string;
  /** "paper-first" */
  slug: string;
  /** The path of the page with the complete list of the collection: "/blog". */
  parentPath: string;
  /** "/blog/paper-first" */
  path: string;
  value: Readonly<Record<string, unknown>>;
  /** Why it is not in the published site, null if it is. */
  status: 'draft' | 'scheduled' | null;
}

/** What the page of an entry leads to. Posts have more than others. */
export type EntryLinks = { entry: Entry } & EntryContext<Entry> & Partial<PostContext<Entry>>;

/** A section that lists all entries of a collection, and the page that shows it. */
export interface EntryList {
  folder: string;
  section: Section;
  page: Page;
}

/** A page of the route list (content/pages.json), a further page of a long list on it, or that of a tag or an author. */
export interface Route extends Page, ListContext {
  sections: readonly string[];
  /** On a page that the build adds: the path of the page of the route list that has its section. */
  source?: string;
  /** The names of the entries that the page lists, if it does not list all of a collection. */
  shown?: readonly string[];
  /** On the page of a tag or of an author: the name, and the entry that describes the author. */
  archive?: { name: string; author: Pick<Entry, 'folder' | 'slug'> | null };
}
