import type { ContentFile } from '../parse/parse-content';
import { type Content, fieldsOfFiles, type Page, pagesIn } from './content';
import { isRecord } from '../definitions/definitions';
import { readEntries } from './entry';
import { mapTexts } from '../parse/fields';
import type { Language } from '../../src/content-model/files/site';

/** The files in the folder of a language, by their names from that folder. */
export type OwnFiles = ReadonlyMap<string, ContentFile>;

const lastPart = /[^/]*$/;

/** The addresses of a language by those of the first one: of all pages, posts and case studies. */
export function translateAddresses(content: Content, own: OwnFiles, { code }: Language): Map<string, string> {
  const ownPages = new Map(pagesIn({ files: own }).map((page) => [page.path, page]));
  const addresses = new Map<string, string>();
  const pages = pagesIn(content);
  // Pages above others come first.
  for (const { path } of pages.toSorted((one, other) => one.path.length - other.path.length)) {
    const parent = path.replace(lastPart, '').replace(/\/$/, '');
    const last = ownPages.get(path)?.slug ?? lastPart.exec(path)?.[0];
    addresses.set(path, `${addresses.get(parent) ?? `/${code}${parent}`}/${last}`.replace(/\/$/, ''));
  }
  const files = new Map([...content.files, ...own]);
  const list = content.files.get('pages.json');
  if (list) files.set(list.name, translatePages(list, own.get(list.name), addresses));
  const entries = readEntries({ ...content, files, home: `/${code}`, addresses });
  const paths = new Map(entries.map(({ file, path }) => [file, path]));
  for (const { file, path } of readEntries(content)) addresses.set(path, paths.get(file) ?? path);
  return addresses;
}

/** A page that the build adds below a list of posts. */
const archivePage = /^(.*?)(?:\/tags\/.+|(\/(?:authors\/.+|page\/\d+)))$/;

/**
 * An address of the first language, in another one: "/about#story" is "/de/ueber-uns#story". Other languages have other
 * tags: in place of the page of one is the list of all posts. Files, such as feeds, keep their addresses.
 */
export const translateHref = (href: string, addresses: ReadonlyMap<string, string>): string => {
  const [, given = '', rest = ''] = /^(\/[^#?.]*)((?:[#?].*)?)$/.exec(href) ?? [];
  const path = given.replace(/(.)\/$/, '$1');
  const own = addresses.get(path);
  if (own !== undefined) return own + rest;
  const [, list, further = ''] = archivePage.exec(path) ?? [];
  const address = list === undefined ? undefined : addresses.get(list || '/');
  return address === undefined ? href : address + further + rest;
};

/**
 * The content in a language: its own files, and those of the first language for what is not translated, with links
 * that stay in the language.
 *
 * @param addresses of the language, by those of the first one
 */
export function translate(
  content: Content,
  own: OwnFiles,
  language: Language,
  addresses: ReadonlyMap<string, string>,
): Content {
  const files = new Map(
    [...content.files].map(([name, original]) => {
      if (original.definition?.untranslated) return [name, original];
      const translateLink = (href: string) => translateHref(href, addresses);
      const value = mapTexts(
        original.value,
        original.definition ?? {},
        (text, { fieldType }) => fieldType?.mapLinks?.(text, translateLink) ?? text,
      );
      const copy = { ...original, value };
      if (name === 'pages.json') return [name, translatePages(copy, own.get(name), addresses)];
      return [name, withSettings(own.get(name) ?? copy, original, language)];
    }),
  );
  const ownPaths = pagesIn({ files: own }).map(({ path }) => path);
  return {
    ...content,
    files,
    fields: fieldsOfFiles(files),
    language,
    addresses,
    home: `/${language.code}`,
    untranslated: new Set([
      ...[...files].flatMap(([name, { definition }]) =>
        own.has(name) || definition?.untranslated ? [] : name,
      ),
      ...pagesIn(content).flatMap(({ path }) => (ownPaths.includes(path) ? [] : (addresses.get(path) ?? []))),
    ]),
    translations: [],
  };
}

/** A file in a language. What is a draft does not depend on it. */
function withSettings(file: ContentFile, original: ContentFile, { locale }: Language): ContentFile {
  const isDraft = isRecord(original.value) && original.value.draft === true;
  if (!isRecord(file.value)) return file;
  return {
    ...file,
    value: { ...file.value, ...(isDraft && { draft: true }), ...(file.name === 'site.json' && { locale }) },
  };
}

function translatePages(
  original: ContentFile,
  own: ContentFile | undefined,
  addresses: ReadonlyMap<string, string>,
): ContentFile {
  const read = (file?: ContentFile) => (file?.value as { pages: readonly Page[] } | undefined)?.pages ?? [];
  const translated = read(own);
  const places = read(original).map((page, index) => {
    const place = translated.findIndex(({ path }) => path === page.path);
    const value = { ...(translated[place] ?? page), path: addresses.get(page.path) };
    return own && place >= 0 ? { file: own, index: place, value } : { file: original, index, value };
  });
  return {
    ...(own ?? original),
    value: { pages: places.map(({ value }) => value) },
    problem: ([key, index, ...path], message, at) => {
      const place = places[Number(index)];
      const target = place ? [String(key), place.index, ...path] : key === undefined ? [] : [key];
      return (place?.file ?? own ?? original).problem(target, message, at);
    },
  };
}
