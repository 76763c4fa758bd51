import type { Value } from '../../src/content-model';
import { defaultSections, type pages } from '../../src/content-model/files/pages';
import type { ContentFile } from '../parse/parse-content';
import type { Problem } from '../parse/problem';
import { isRecord } from '../definitions/definitions';
import { type Field, listFields } from '../parse/fields';
import { fromFolder, isLocal } from '../folders';
import type { Language } from '../../src/content-model/files/site';
import { readTimeZone } from './time-zone';

export interface Content {
  directory: string;
  /** Decides what "today" is. */
  timeZone: string;
  /** All files in it, as paths from it. */
  names: readonly string[];
  /** Of symbolic links, which are mistakes. */
  links: readonly string[];
  /** By name: "site.json", "sections/terms.md". */
  files: ReadonlyMap<string, ContentFile>;
  fields: readonly (Field & { file: ContentFile })[];
  /** Missing on a site with one language. */
  language?: Language;
  /** The path of the home page: "/" or, in another than the first language, "/de". */
  home: string;
  /** In another than the first language: the addresses of all pages by those of the first one. */
  addresses: ReadonlyMap<string, string>;
  /** The address of a page in the first language by that in each language. */
  originals: ReadonlyMap<string, string>;
  /** Names of files and paths of pages that are shown in the first language. */
  untranslated: ReadonlySet<string>;
  /** In another than the first language: values without words that are not those of the first one. */
  differences: readonly Problem[];
  /** In another than the first language: the content in that. */
  original?: Content;
  /** Of the first language: the content in each other one. */
  translations: readonly Content[];
}

export const toContent = (read: Pick<Content, 'directory' | 'names' | 'links' | 'files'>): Content => ({
  ...read,
  timeZone: readTimeZone(read).timeZone,
  fields: fieldsOfFiles(read.files),
  home: '/',
  addresses: new Map(),
  originals: new Map(),
  untranslated: new Set(),
  differences: [],
  translations: [],
});

export const fieldsOfFiles = (files: Content['files']): Content['fields'] =>
  [...files.values()].flatMap((file) =>
    listFields(file.definition ?? {}, file.value).map((field) => ({ file, ...field })),
  );

export const imagesIn = ({ fields }: Pick<Content, 'fields'>): string[] =>
  fields.flatMap(({ schema: { fieldType }, value }) =>
    fieldType?.isImageFile && typeof value === 'string' && isLocal(value) ? fromFolder(value) : [],
  );

/** Reads a list from content that may be invalid. Returns an empty list if there is none. */
export const listAt = (value: unknown, key: string): unknown[] =>
  isRecord(value) && Array.isArray(value[key]) ? (value[key] as unknown[]) : [];

export type Page = Value<typeof pages>['pages'][number];

export const pagesIn = ({ files }: Pick<Content, 'files'>): readonly Page[] =>
  (files.get('pages.json')?.value as Value<typeof pages> | undefined)?.pages ?? [];

export const sectionsOf = ({ sections = [] }: Pick<Page, 'sections'>): readonly string[] =>
  sections.length > 0 ? sections : defaultSections;
