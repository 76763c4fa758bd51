import type { LocalBusiness, Organization, Thing } from 'schema-dts';
import type { postalAddress } from './parts/postal-address';
import type { Schema, Value } from './schema';

/** An image of a content file. */
export interface ContentImage {
  src: string;
  focalPoint?: string;
  alt?: string;
}

/** Origins, or addresses of these, that the security policy of the site allows. */
export type Origins = Readonly<
  Partial<Record<'scripts' | 'styles' | 'fonts' | 'images' | 'connections' | 'frames', readonly string[]>>
>;

/** What structured data refers to: the page that has it, and the site. */
export interface DataContext {
  /** The address of the page. */
  url: string;
  /** Its path, such as "/events". */
  path: string;
  /** The day of the build. */
  today: string;
  /** All that the site says of the business, for a page that describes more of it. */
  business: Exclude<LocalBusiness, string>;
  /** The business on pages that do not describe it. */
  organisation: Exclude<Organization, string>;
  /** An entry of a collection that describes itself, such as a person, by the folder and the name of the file. */
  entry: (folder: string, name: string) => Thing;
  /** The words of a text that is Markdown. */
  wordsOf: (markdown: string) => string;
  /** Reads a price, which is any text. Undefined if it is not an amount. */
  amountOf: (price: string) => { value: number; currency: string; isMinimum: boolean } | undefined;
}

/** A place of a business that has several. */
export interface Place {
  name: string;
  /** Without one, the place is that of the site. */
  address?: Value<typeof postalAddress>;
  phone?: string;
  email?: string;
  hours?: readonly string[];
}

/** With its language, if it is not that of the page. */
export interface LayoutPlace extends Place {
  address: Value<typeof postalAddress>;
  lang?: string;
}

/** What is wrong with a section: a message about a field, at its value or its key. */
export interface Mistake {
  path: readonly (string | number)[];
  message: string;
  at?: 'key';
}

/**
 * What a kind tells the build: its definition, and what else the file exports that the registry names. Visitors get none
 * of it.
 */
export interface Kind<Definition extends Schema = Schema> {
  definition: Definition;
  /** What search engines get of all sections of the kind on a page. */
  structuredData?(sections: readonly Value<Definition>[], context: DataContext): readonly Thing[];
  /** The images of a section that can be behind the heading of the page where others share it, the best one first. */
  shareImages?(section: Value<Definition>): readonly ContentImage[];
  /** What other sites a section frames or loads. Images of its content are allowed already. */
  origins?(section: Value<Definition>): Origins;
  /** Files of the built site that the section links to, by their paths, such as "calendar/2026-03-14-open-door.ics". */
  files?(section: Value<Definition>, timeZone: string): Readonly<Record<string, string>>;
  /** The places of the business that the full footer and the contact form show in place of its address. */
  places?(section: Value<Definition>): readonly Place[];
  /**
   * Mistakes that the definition cannot express, because they are about several fields.
   *
   * @param sectionsAt the sections of the kind on the page with a path, undefined without such a page
   */
  rules?(
    section: Value<Definition>,
    sectionsAt: (path: string) => readonly Value<Definition>[] | undefined,
  ): readonly Mistake[];
  /** What is valid but has no effect, or fails visitors when the site is published. */
  warnings?(section: Value<Definition>): readonly Mistake[];
}

/** What a collection tells the build. */
export interface Collection<Definition extends Schema = Schema> {
  definition: Definition;
  /** What search engines get of an entry, where pages name it. */
  structuredData?(entry: Value<Definition>, context: DataContext): Thing;
}
