import type { Language } from '../../../src/content-model/files/site';
import { isRecord } from '../../definitions/definitions';
import { mapTexts } from '../../parse/fields';
import type { ContentFile } from '../../parse/parse-text';
import type { Problem } from '../../parse/problem';
import { createSite } from '../create-site';
import { readLanguages } from './languages';
import { translateHref } from './page-translations';
import type { ContentFolder, InLanguage, Page, Site } from '../site';

/** The folder of a language, which has only what is translated. */
export interface LanguageFolder extends ContentFolder {
  language: Language;
  differences: readonly Problem[];
}

/** The site in all languages, of the files of the first one and the folders of the others. */
export function translateSite(site: Site, folders: readonly LanguageFolder[]): Site {
  const own = folders.map((folder) => createSite(folder, folder));
  const addresses = own.map((translated) => translateAddresses(site, translated));
  const originals = new Map(
    addresses.flatMap((all) =>
      [...all].flatMap(([path, other]) => [[path, path] as const, [other, path] as const]),
    ),
  );
  return createSite(site, {
    language: readLanguages(site)[0],
    originals,
    translate: (original) =>
      own.map((translated, index) =>
        translate(original, translated, addresses[index] ?? new Map<string, string>()),
      ),
  });
}

const lastPart = /[^/]*$/;

/** The addresses of a language by those of the first one: of all pages, posts and case studies. */
function translateAddresses(original: Site, own: Site): Map<string, string> {
  const { directory, names, links } = original;
  const code = own.language?.code;
  const ownPages = new Map(own.pages.map((page) => [page.path, page]));
  const addresses = new Map<string, string>();
  // Pages above others come first.
  for (const { path } of original.pages.toSorted((one, other) => one.path.length - other.path.length)) {
    const parent = path.replace(lastPart, '').replace(/\/$/, '');
    const last = ownPages.get(path)?.slug ?? lastPart.exec(path)?.[0];
    addresses.set(path, `${addresses.get(parent) ?? `/${code}${parent}`}/${last}`.replace(/\/$/, ''));
  }
  const files = new Map([...original.files, ...own.files]);
  const list = original.files.get('pages.json');
  if (list) files.set(list.name, translatePages(list, own.files.get(list.name), addresses));
  const { entries } = createSite(
    { directory, names, links, files },
    { language: own.language, original, addresses },
  );
  const paths = new Map(entries.map(({ file, path }) => [file, path]));
  for (const { file, path } of original.entries) addresses.set(path, paths.get(file) ?? path);
  return addresses;
}

/** The site in a language: its own files, and those of the first language for what is not translated, with links that stay in the language. */
function translate(original: Site, own: Site, addresses: InLanguage['addresses']): Site {
  const { language, differences } = own;
  const files = new Map(
    [...original.files].map(([name, file]) => {
      if (file.definition?.shared) return [name, file];
      const translateLink = (href: string) => translateHref(href, addresses);
      const value = mapTexts(
        file.value,
        file.definition ?? {},
        (text, { fieldType }) => fieldType?.mapLinks?.(text, translateLink) ?? text,
      );
      const copy = { ...file, value };
      if (name === 'pages.json') return [name, translatePages(copy, own.files.get(name), addresses)];
      return [name, withSettings(own.files.get(name) ?? copy, file, language)];
    }),
  );
  const ownPaths = own.pages.map(({ path }) => path);
  const fallbacks = new Set([
    ...[...files].flatMap(([name, { definition }]) =>
      own.files.has(name) || definition?.shared ? [] : name,
    ),
    ...original.pages.flatMap(({ path }) => (ownPaths.includes(path) ? [] : (addresses.get(path) ?? []))),
  ]);
  const { directory, names, links, originals } = original;
  return createSite(
    { directory, names, links, files },
    { language, addresses, originals, fallbacks, differences, original },
  );
}

/** A file in a language. What is a draft does not depend on it. */
function withSettings(file: ContentFile, original: ContentFile, language?: Language): ContentFile {
  const isDraft = isRecord(original.value) && original.value.draft === true;
  if (!isRecord(file.value)) return file;
  return {
    ...file,
    value: {
      ...file.value,
      ...(isDraft && { draft: true }),
      ...(file.name === 'site.json' && { locale: language?.locale }),
    },
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
