import path from 'node:path';
import { isRecord } from '../content/definitions/definitions';
import { readLanguages } from '../content/languages';
import { type OwnFiles, translate, translateAddresses } from '../content/translation';
import { didYouMean, nearest } from './nearest';
import { eitherOf, type Problem, quote } from './problem';
import { readContent } from './read-content';
import { keysAreUnique } from './rules/lists';
import { type Content, fieldsOfFiles, listAt, listedPages } from './rules/rule';

/** Reads the folders of all languages but the first, and adds the content in each language to that of the first. */
export async function readTranslations(original: Content) {
  const [language, ...others] = readLanguages(original);
  const folders = await Promise.all(
    others.map(async (other) => {
      const { files, problems } = await readContent(
        path.join(original.directory, other.code),
        original.definitions,
        true,
      );
      const addresses = translateAddresses(original, files, other);
      const repeated = keysAreUnique({ ...original, fields: fieldsOfFiles(files) });
      const mistakes = [
        ...[...problems, ...withoutOriginal(original, files), ...repeated],
        ...otherNames(original, files),
      ];
      return { language: other, files, problems: mistakes, addresses };
    }),
  );
  const all = folders.map(({ addresses }) => addresses);
  const translations = folders.map((folder) => ({
    ...translate(original, folder.files, folder.language, folder.addresses),
    counterparts: counterparts(folder.addresses, all),
  }));
  const own = new Map([...(all[0]?.keys() ?? [])].map((address) => [address, address]));
  const content = { ...original, language, counterparts: counterparts(own, all), translations };
  return { content, folders };
}

/** The addresses of one language by those of all others. Each has the addresses of the first one as keys. */
const counterparts = (own: ReadonlyMap<string, string>, all: readonly ReadonlyMap<string, string>[]) =>
  new Map(
    [...own].flatMap(([path, address]) =>
      [path, ...all.flatMap((addresses) => addresses.get(path) ?? [])]
        .filter((other) => other !== address)
        .map((other) => [other, address] as const),
    ),
  );

/** Translations of files and pages that the first language does not have. */
function withoutOriginal(original: Content, own: OwnFiles): Problem[] {
  const names = [...original.files.keys()];
  const files = [...own.values()].flatMap((file) => {
    if (original.files.has(file.name)) return [];
    // With the folder and the ending, which they share, all names would be similar.
    const { dir, name } = path.posix.parse(file.name);
    const beside = names.map((other) => path.posix.parse(other)).filter((other) => other.dir === dir);
    const similar = nearest(
      name,
      beside.map((other) => other.name),
    );
    const guess = beside.find((other) => other.name === similar);
    const advice = didYouMean(
      guess && path.posix.format(guess),
      ', expected the name of a file of the first language',
    );
    return file.problem([], `there is no file ${quote(file.name)} to translate${advice}`);
  });
  const paths = listedPages(original).flatMap((page) => (isRecord(page) ? String(page.path) : []));
  const file = own.get('pages.json');
  const pages = listAt(file?.value, 'pages').flatMap((page, index) => {
    if (!file || !isRecord(page) || paths.includes(String(page.path))) return [];
    const path = String(page.path);
    const message = `the first language has no page ${quote(path)}, expected the path of a page to translate`;
    return [file.problem(['pages', index, 'path'], message + didYouMean(nearest(path, paths), ''))];
  });
  return [...files, ...pages];
}

/** Names that all languages share, such as those of a form's fields, and that the first one does not have. */
function otherNames(original: Content, own: OwnFiles): Problem[] {
  const placeOf = ({ file, path }: Content['fields'][number]) =>
    [file.name, ...path.filter((key) => typeof key === 'string')].join(' ');
  const isName = ({ schema, value }: Content['fields'][number]) =>
    schema.untranslated && typeof value === 'string';
  const names = original.fields.filter(isName);
  return fieldsOfFiles(own)
    .filter(isName)
    .flatMap((field) => {
      const known = names.flatMap((other) => (placeOf(other) === placeOf(field) ? String(other.value) : []));
      const name = String(field.value);
      if (known.length === 0 || known.includes(name)) return [];
      const message = `found ${quote(name)}, expected ${eitherOf(known)}, as in the first language`;
      return [field.file.problem(field.path, message)];
    });
}
