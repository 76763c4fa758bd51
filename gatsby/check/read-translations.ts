import path from 'node:path';
import { inheritFile } from '../model/inherit';
import { readLanguages } from '../model/languages';
import { type OwnFiles, translate, translateAddresses } from '../model/translation';
import { didYouMean, nearest } from '../parse/nearest';
import { eitherOf, type Problem, quote } from '../parse/problem';
import { readContent } from '../model/read-content';
import { keysAreUnique } from './rules/lists';
import { type Content, fieldsOfFiles, pagesIn } from '../model/content';

export const readTranslations = (original: Content) =>
  Promise.all(
    readLanguages(original)
      .slice(1)
      .map(async (language) => {
        const folder = path.join(original.directory, language.code);
        const { files, ...read } = await readContent(folder, true);
        const differences: Problem[] = [];
        const complete = [...files].map(
          ([name, file]) => [name, inheritFile(file, original.files.get(name), differences)] as const,
        );
        return { language, folder, ...read, files: new Map(complete), differences };
      }),
  );

export function translateContent(original: Content, folders: Awaited<ReturnType<typeof readTranslations>>) {
  const all = folders.map(({ files, language }) => translateAddresses(original, files, language));
  const originals = new Map(
    all.flatMap((addresses) =>
      [...addresses].flatMap(([path, own]) => [[path, path] as const, [own, path] as const]),
    ),
  );
  const translations = folders.map(({ files, language, differences }, index) => ({
    ...translate({ ...original, originals }, files, language, all[index] ?? new Map<string, string>()),
    ...{ differences, original },
  }));
  const problems = folders.flatMap(({ files }) => [
    ...withoutOriginal(original, files),
    ...keysAreUnique({ ...original, fields: fieldsOfFiles(files) }),
    ...otherNames(original, files),
  ]);
  const [language] = readLanguages(original);
  return { content: { ...original, language, originals, translations }, problems };
}

function withoutOriginal(original: Content, own: OwnFiles): Problem[] {
  const names = [...original.files.keys()];
  const files = [...own.values()].flatMap((file) => {
    if (original.files.has(file.name)) return [];
    // With the folder and the ending, which they share, all names would be similar.
    const beside = new Map(
      names
        .filter((name) => path.dirname(name) === path.dirname(file.name))
        .map((name) => [path.parse(name).name, name]),
    );
    const guess = beside.get(nearest(path.parse(file.name).name, beside.keys()) ?? '');
    const advice = didYouMean(guess, ', expected the name of a file of the first language');
    return file.problem([], `there is no file ${quote(file.name)} to translate${advice}`);
  });
  const paths = pagesIn(original).map((page) => page.path);
  const file = own.get('pages.json');
  const pages = pagesIn({ files: own }).flatMap((page, index) => {
    if (!file || paths.includes(page.path)) return [];
    const message = `the first language has no page ${quote(page.path)}, expected the path of a page to translate`;
    return [file.problem(['pages', index, 'path'], message + didYouMean(nearest(page.path, paths), ''))];
  });
  return [...files, ...pages];
}

/** What all languages share, such as the names of a form's fields, and the first one does not have. */
function otherNames(original: Content, own: OwnFiles): Problem[] {
  const placeOf = ({ file, path }: Content['fields'][number]) =>
    [file.name, ...path.filter((key) => typeof key === 'string')].join(' ');
  const isName = ({ schema: { untranslated, fieldType, items }, value }: Content['fields'][number]) =>
    Boolean(untranslated) && value !== undefined && (fieldType?.isText ?? items?.fieldType?.isText);
  const known = new Map<string, Set<string>>();
  for (const field of original.fields.filter(isName)) {
    const names = known.get(placeOf(field)) ?? new Set();
    known.set(placeOf(field), names.add(String(field.value)));
  }
  return fieldsOfFiles(own)
    .filter(isName)
    .flatMap((field) => {
      const names = known.get(placeOf(field));
      const name = String(field.value);
      if (!names || names.has(name)) return [];
      const message = `found ${quote(name)}, expected ${eitherOf([...names])}, as in the first language`;
      return [field.file.problem(field.path, message)];
    });
}
