import { entryOf } from '../../content/definitions/definitions';
import { quote } from '../problem';
import { didYouMean, nearest } from '../nearest';
import { checkFormat, checkTexts, listAt, listedPages, type Rule } from './rule';
import { isCompleteList, readSections } from '../../content/section';

/** Each name of an entry is that of a file in the collection's folder. */
export const entriesExist: Rule = (content) => {
  const entries = [...content.files.keys()].flatMap((name) => entryOf(name) ?? []);
  return checkTexts(content, (value, { schema }) => {
    if (!schema.entryOf || value.trim() === '') return undefined;
    const names = entries.flatMap(({ folder, entry }) => (folder === schema.entryOf ? entry : []));
    if (names.includes(value)) return undefined;
    const advice = didYouMean(nearest(value, names), '');
    return `there is no file ${quote(value)} in ${schema.entryOf}/${advice}`;
  });
};

/** Every date is a day of the calendar, in a year that is probably not mistyped. */
export const datesExist: Rule = (content) => {
  const [first, last] = [1990, new Date().getFullYear() + 5];
  return checkFormat(content, 'date', (text) => {
    const date = new Date(text);
    if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text))
      return `found ${quote(text)}, which is not a date, expected a day such as 2026-03-14`;
    const year = date.getUTCFullYear();
    return year < first || year > last
      ? `found the year ${year}, expected one from ${first} to ${last}`
      : undefined;
  });
};

/** One page shows a complete list, whose further pages have its address, and no other complete list. */
export const listsHaveOnePage: Rule = (content) => {
  const file = content.files.get('pages.json');
  const sections = readSections(content);
  const isComplete = (name: unknown): boolean => isCompleteList(sections.get(String(name)));
  const pages = listedPages(content).map((page) => listAt(page, 'sections'));
  return pages.flatMap((names, page) =>
    names.filter(isComplete).flatMap((name, index) => {
      const isFirst = index === 0 && pages.findIndex((others) => others.includes(name)) === page;
      if (!file || isFirst) return [];
      const position = names.indexOf(name);
      const message = `the section '${String(name)}' is a second complete list, expected "latest" in it, or in another file of its kind`;
      return [file.problem(['pages', page, 'sections', position], message)];
    }),
  );
};
