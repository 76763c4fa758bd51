import type { FieldTypeOf } from './field-types/field-type';

/**
 * A JSON Schema (draft 7) of content, as far as the definitions use it.
 *
 * @typeParam Value what a content file has
 * @typeParam Data what a query returns for it
 */
export interface Schema<Value = unknown, Data = Value> extends Keywords {
  /** Never set: they carry the types. */
  readonly types?: { value: Value; data: Data };
}

/** JSON Schema's keywords, without those that the type of a field sets, and the site's own. */
export interface Keywords {
  $id?: string;
  title?: string;
  description?: string;
  fieldType?: FieldAnswers;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: false;
  items?: Schema;
  const?: string;
  enum?: readonly string[];
  /** On a choice: what forms call names that are words of programs. */
  choiceLabels?: Readonly<Record<string, string>>;
  default?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: true;
  /** The message for texts that do not match the pattern. VS Code also shows it. */
  patternErrorMessage?: string;
  /** On the definition of a kind: the section contains the page's heading. */
  showsHeading?: true;
  /** On the definition of a kind that does: it shows the image of the page, too. */
  showsImage?: true;
  /** On the definition of a kind: the line through the home page leaves its corner. */
  startsLine?: true;
  /** On the definition of a kind: as the first section of a page it opens the page, in place of the heading and description. */
  opensPage?: true;
  /**
   * On the definition of a kind: it invites visitors to write, or is a document. The large line of the footer would repeat or
   * disturb it.
   */
  invites?: true;
  /** On the definition of a kind: what it shows depends on the day. */
  changesWithDay?: true;
  /** On the definition of a kind: it shows the opening hours of the business. */
  showsHours?: true;
  /** On the definition of a file: it is the page with this path. */
  pagePath?: string;
  /** On the definition of a file: a site works without it. */
  optional?: true;
  /** On a file, a list or a group: all languages have that of the first one. On a text: a translation has the same, or leaves it out. */
  shared?: true;
  /** On a field: a translation that leaves it out has that of the first language. So has one without words, such as a date. */
  inherited?: true;
  /** On the definition of a collection: the folder of its entries, one file each. */
  folder?: string;
  /**
   * On the definition of a collection: each entry is a page. It is below the page with the list of all entries, or below
   * this path if there is none.
   */
  parentPath?: string;
  /** On a collection whose entries are pages with a date: they have a feed. */
  hasFeed?: true;
  /** On a collection whose entries are pages: the fields that lists query. Of a reference, a field: "author.name". */
  listFields?: readonly string[];
  /** On the definition of a collection, or on a group in a list: what forms show of an entry, with its fields in {{ }}. */
  summary?: string;
  /** On a text: it is the name of a file in the folder of a collection. */
  collection?: string;
  /** On the definition of a kind: it lists the entries in the folder of a collection, without naming them. */
  listOf?: string;
  /** On an image: what its place on the page needs. */
  imageUse?: ImageUse;
  /** On a colour: the one that it must be readable on or below, as a value or as the key beside it. */
  readableOn?: string;
  /** On a list: the key that has a different value in each entry. */
  uniqueBy?: string;
  /** On a boolean: it is true in one object of a file at most. The value is what the object is called in messages. */
  onlyOne?: string;
  /** On a group: pages query it only if the content has it, so that others do not get an empty one. */
  rare?: true;
  /** On an image that lies on the one that has it: both, and their parts of the same name, have the same size. */
  isLayer?: true;
  /** On an object: the keys of which it has at most one. */
  alternatives?: readonly string[];
  /** On an object: the keys of which it has at least one. */
  needsOneOf?: readonly string[];
  /** On a part that several definitions share: its name, and the part with the description of all. */
  part?: { name: string; schema: Schema };
}

export type Words<Text> = Text extends `${infer First} ${infer Others}` ? First | Words<Others> : Text;

/** What a place on the page needs from its image. */
export interface ImageUse {
  /** The place, as messages name it. */
  name: string;
  /** In pixels. */
  minWidth: number;
  minHeight: number;
  /** A decorative image has no alternative text; any other image needs one. */
  decorative: boolean;
  /** Without them, the build reads the image: it cannot be on another site. */
  imageFiles?: ImageFiles;
}

/** Arguments of `gatsbyImageData`. */
export interface ImageFiles {
  breakpoints: readonly number[];
  aspectRatio?: number;
  /** Without it, WebP. */
  formats?: readonly ('AVIF' | 'WEBP')[];
  /** Of WebP, in percent. */
  quality?: number;
}

export type FieldType = FieldTypeOf<Schema>;

/** Without names, so that nothing decides by them. */
export type FieldAnswers = Omit<FieldType, 'json' | 'format'>;

/** What a content file has for a definition. Keys that may be left out are optional. */
export type Value<S extends Schema> = NonNullable<S['types']>['value'];

/** What a query returns for a definition: null for a key that was left out, and an entry or icon for its name. */
export type Data<S extends Schema> = NonNullable<S['types']>['data'];
