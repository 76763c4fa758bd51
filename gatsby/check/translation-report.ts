import type { Field } from '../parse/fields';
import { formatProblem, quote } from '../parse/problem';
import { shownName } from '../model/read-content';
import type { Site } from '../model/site';

/** Texts that visitors read. Names and short words are often the same in two languages. */
const isSentence = ({ schema: { fieldType }, value }: Field): boolean =>
  fieldType?.hasWords === true &&
  typeof value === 'string' &&
  value.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 3;

const count = (all: number, missing: readonly string[]): string => `${all - missing.length} of ${all}`;

/** How many missing names a line of the report has. */
const maxNames = 10;

function list(missing: readonly string[]): string {
  const others = missing.length > maxNames ? ` and ${missing.length - maxNames} others` : '';
  return missing.length > 0 ? `; missing: ${missing.slice(0, maxNames).join(', ')}${others}` : '';
}

export const translationReport = (site: Site): string[] =>
  site.translations.flatMap((translation) => {
    const code = translation.language?.code;
    const files = [...site.files.values()].filter(({ definition }) => !definition?.shared);
    const missing = files.filter(({ name }) => translation.fallbacks.has(name));
    const pages = [...translation.fallbacks].filter((path) => path.startsWith('/') && !path.includes('.'));
    const originals = new Set(site.fields.filter(isSentence).map(({ value }) => value));
    // What is missing has its place in a file of the first language.
    const folder = shownName(site.directory, `${code}/`);
    const identical = translation.fields
      .filter((field) => isSentence(field) && originals.has(field.value))
      .map(({ file, path, value }) =>
        file.problem(path, `identical to the original: ${quote(String(value))}`),
      )
      .filter(({ file }) => file.startsWith(folder));
    const names = missing.map(({ name }) => name);
    return [
      `${code}: ${count(files.length, names)} files are translated${list(names)}`,
      ...(pages.length > 0 && !names.includes('pages.json')
        ? [`${code}: ${count(site.pages.length, pages)} pages are translated${list(pages)}`]
        : []),
      ...[...identical, ...translation.differences].map((problem) => `${code}: ${formatProblem(problem)}`),
    ];
  });
