import type { Value } from '../../../src/content-model';
import { defaultSections, type pages } from '../../../src/content-model/files/pages';
import type { ContentFile } from '../parse-content';
import { type Field, fieldsOf, isRecord } from '../../content/definitions/definitions';
import type { Language } from '../../content/languages';
import type { SiteContent } from '../../content/site-content';
import type { Problem } from '../problem';

/** All of the content that could be read. */
export interface Content {
  directory: string;
  /** All files in it, as paths from it. */
  names: readonly string[];
  /** By name: "site.json", "sections/terms.md". */
  files: ReadonlyMap<string, ContentFile>;
  fields: readonly (Field & { file: ContentFile })[];
  /** Missing on a site with one language. */
  language?: Language;
  /** The path of the home page: "/" or, in another than the first language, "/de". */
  home: string;
  /** For the addresses of the same pages in other languages: the address in this one. */
  counterparts: ReadonlyMap<string, string>;
  /** Names of files and paths of pages that are shown in the first language. */
  untranslated: ReadonlySet<string>;
  /** Of the first language: the content in each other one. */
  translations: readonly Content[];
}

/** The content of a site with one language. */
export const toContent = (read: Pick<Content, 'directory' | 'names' | 'files'>): Content => ({
  ...read,
  fields: fieldsOfFiles(read.files),
  home: '/',
  counterparts: new Map(),
  untranslated: new Set(),
  translations: [],
});

export const fieldsOfFiles = (files: Content['files']): Content['fields'] =>
  [...files.values()].flatMap((file) =>
    fieldsOf(file.definition ?? {}, file.value).map((field) => ({ file, ...field })),
  );

/** A rule about single fields. It receives content of any shape and ignores what breaks its definition. */
export type FieldRule = (content: Content) => Problem[] | Promise<Problem[]>;

/** A rule about several files, which have the shape of their definitions. */
export type Rule = (content: SiteContent) => Problem[] | Promise<Problem[]>;

/** Reports each text that `explain` has a message for. */
export const checkTexts = (
  { fields }: Pick<Content, 'fields'>,
  explain: (text: string, field: Content['fields'][number]) => string | undefined,
): Problem[] =>
  fields.flatMap((field) => {
    const message = typeof field.value === 'string' ? explain(field.value, field) : undefined;
    return message ? [field.file.problem(field.path, message)] : [];
  });

/** Reports each text of a format that `explain` has a message for. The definition reports empty texts. */
export const checkFormat = (
  content: Pick<Content, 'fields'>,
  format: string,
  explain: (text: string, file: ContentFile) => string | undefined,
): Problem[] =>
  checkTexts(content, (text, { file, schema }) =>
    schema.format === format && text.trim() ? explain(text, file) : undefined,
  );

/** Reads a list from content that may be invalid. Returns an empty list if there is none. */
export const listAt = (value: unknown, key: string): unknown[] =>
  isRecord(value) && Array.isArray(value[key]) ? (value[key] as unknown[]) : [];

/** A page as content/pages.json has it. */
export type Page = Value<typeof pages>['pages'][number];

export const pagesIn = ({ files }: Pick<Content, 'files'>): readonly Page[] =>
  (files.get('pages.json')?.value as Value<typeof pages> | undefined)?.pages ?? [];

/** The names of the sections of a page in the route list. */
export const sectionsOf = ({ sections = [] }: Pick<Page, 'sections'>): readonly string[] =>
  sections.length > 0 ? sections : defaultSections;

/** The names of the sections that the pages of the route list show. */
export const listedSections = (content: Pick<Content, 'files'>): Set<string> =>
  new Set(pagesIn(content).flatMap(sectionsOf));
