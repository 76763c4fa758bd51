import { pageTitle } from '../../../src/layout/page-title';
import { type FieldPath, type Problem, quote } from '../problem';
import { isRecord, listAt } from '../schema-details';
import type { Content, Rule } from './rule';

/** In characters. Search engines cut a longer title off, and replace a shorter one by words of their own. */
const shortest = 10;
const longest = 70;

/**
 * Titles have a good length with the brand's name behind them, which a definition of one file cannot tell.
 *
 * @param content all content
 * @returns a problem for each title that is too short or too long
 */
export const titlesFitSearchResults: Rule = (content) => {
  const brand = textAt(content, 'site.json', 'name');
  if (brand === undefined) return [];
  const pages = listAt(content.files.get('pages.json')?.value, 'pages');
  return [
    ...pages.flatMap((_, index) => titleProblems(content, brand, 'pages.json', ['pages', index, 'title'])),
    ...titleProblems(content, brand, 'not-found.json', ['title']),
  ];
};

function titleProblems(content: Content, brand: string, name: string, path: FieldPath): Problem[] {
  const title = textAt(content, name, ...path);
  const file = content.files.get(name);
  if (title === undefined || !file) return [];
  const whole = pageTitle(title, brand);
  const { length } = [...whole];
  if (length >= shortest && length <= longest) return [];
  const limit = length < shortest ? `at least ${shortest}` : `at most ${longest}`;
  return [
    file.problem(
      path,
      `found ${length} characters with the brand's name, ${quote(whole)}, expected ${limit}`,
    ),
  ];
}

/** A text of a content file; nothing where there is none, or an empty one: that is its definition's matter. */
function textAt({ files }: Content, name: string, ...path: FieldPath): string | undefined {
  const found = path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) ? part[key] : undefined;
  }, files.get(name)?.value);
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
}
