import path from 'node:path';
import { createSite } from '../model/create-site';
import { inheritFile } from '../model/languages/inherit';
import { readLanguages } from '../model/languages/languages';
import { readContent, type Unsaved } from '../model/read-content';
import type { Site, SiteField } from '../model/site';
import type { LanguageFolder } from '../model/languages/translation';
import { didYouMean, nearest } from '../parse/nearest';
import { eitherOf, type Problem, quote } from '../parse/problem';
import { keysAreUnique } from './rules/lists';

/** Reads the folders of all languages but the first one. Their files have what they share with that. */
export const readTranslations = (original: Site, unsaved?: Unsaved) =>
  Promise.all(
    readLanguages(original)
      .slice(1)
      .map(async (language) => {
        const directory = path.join(original.directory, language.code);
        const { files, ...read } = await readContent(directory, true, unsaved);
        const differences: Problem[] = [];
        const complete = [...files].map(
          ([name, file]) => [name, inheritFile(file, original.files.get(name), differences)] as const,
        );
        return { ...read, directory, language, files: new Map(complete), differences };
      }),
  );

/** What is wrong with the files of a language beside those of the first one. */
export function compareLanguages(original: Site, folder: LanguageFolder): Problem[] {
  const own = createSite(folder, folder);
  return [...withoutOriginal(original, own), ...keysAreUnique(own), ...otherNames(original, own)];
}

function withoutOriginal(original: Site, own: Site): Problem[] {
  const names = [...original.files.keys()];
  const files = [...own.files.values()].flatMap((file) => {
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
  const paths = original.pages.map((page) => page.path);
  const file = own.files.get('pages.json');
  const pages = own.pages.flatMap((page, index) => {
    if (!file || paths.includes(page.path)) return [];
    const message = `the first language has no page ${quote(page.path)}, expected the path of a page to translate`;
    return [file.problem(['pages', index, 'path'], message + didYouMean(nearest(page.path, paths), ''))];
  });
  return [...files, ...pages];
}

/** What all languages share, such as the names of a form's fields, and the first one does not have. */
function otherNames(original: Site, own: Site): Problem[] {
  const placeOf = ({ file, path }: SiteField) =>
    [file.name, ...path.filter((key) => typeof key === 'string')].join(' ');
  const isName = ({ schema: { shared, fieldType, items }, value }: SiteField) =>
    Boolean(shared) && value !== undefined && (fieldType?.isText ?? items?.fieldType?.isText);
  const known = new Map<string, Set<string>>();
  for (const field of original.fields.filter(isName)) {
    const names = known.get(placeOf(field)) ?? new Set();
    known.set(placeOf(field), names.add(String(field.value)));
  }
  return own.fields.filter(isName).flatMap((field) => {
    const names = known.get(placeOf(field));
    const name = String(field.value);
    if (!names || names.has(name)) return [];
    const message = `found ${quote(name)}, expected ${eitherOf([...names])}, as in the first language`;
    return [field.file.problem(field.path, message)];
  });
}
