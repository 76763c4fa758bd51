import { words } from '../../../src/content-model/builders';
import { quote } from '../problem';
import type { Part } from './tree';

type List = Part & { type: 'list' };

/** Languages that write a full stop after the day, or the year, of a date: "1. Dezember", "2026. december 1." */
const languages = words('bs cs da de de-AT dsb et fi fo hr hsb hu is lb lv nb nn sk sl sr sr-Latn');

/** The names of months in small letters, short ones with a full stop: "dezember", "dez." */
function monthsOf(language: string): string[] {
  return (['long', 'short'] as const).flatMap((month) =>
    [{ month }, { month, day: 'numeric' } as const].flatMap((options) => {
      const format = new Intl.DateTimeFormat(language, options);
      const parts = Array.from({ length: 12 }, (_, index) => format.formatToParts(new Date(2026, index, 1)));
      return parts.flat().flatMap(({ type, value }) => {
        const name = value.toLowerCase().replace(/\.$/, '');
        return type !== 'month' || /\d/.test(name) ? [] : month === 'long' ? name : `${name}.`;
      });
    }),
  );
}

const months = new Set(languages.flatMap(monthsOf));
const englishMonths = new Set(monthsOf('en'));

const day = String.raw`^(?:0?[1-9]|[12]\d|3[01])\.`;

/** "17. 05. 2016", and not "1. 2.5 kg". */
const numericDate = new RegExp(String.raw`${day} +(?:0?[1-9]|1[0-2])\.(?!\d{1,3}(?!\d))`);
/** "1. Dezember", "1. bis 3. Dez." */
const namedDate = new RegExp(String.raw`${day} +(?:(?:\p{L}{1,5}|[–—&/-]) *\d{1,2}\. +)?(\p{L}+\.?)`, 'u');
/** In English "may" and "march" are also other words. */
const englishEnd = /^\.?(?: *\d{4}\b| *[:,;–—-]| *$)/m;

/** The date at the start of an entry: "1. Dezember". Four digits are a year. */
function dateIn(source: string): string | undefined {
  const [found] = numericDate.exec(source) ?? /^\d{4,}\./.exec(source) ?? [];
  if (found) return found;
  const [date = '', name = ''] = namedDate.exec(source) ?? [];
  const word = name.toLowerCase();
  const has = (names: ReadonlySet<string>) => names.has(word) || names.has(word.replace('.', ''));
  return has(months) || (has(englishMonths) && englishEnd.test(source.slice(date.length))) ? date : undefined;
}

/** Browsers count the entries of a list. Some people write the same number in front of all. */
function explainNumber(source: string, counted: number, start?: number | null): string | undefined {
  const [number] = /^\d+/.exec(source) ?? [];
  return !number || [start, counted].includes(Number(number))
    ? undefined
    : `found ${number}., which pages show as ${counted}., because they count the entries of a list; for another number, write ${number}\\.`;
}

/** What is wrong with each entry of a list. It can be a date, with a day or a year that Markdown takes for a number. */
export function explainEntries({ children, start }: List, sources: readonly string[]) {
  const dates = sources.map((source) => dateIn(source.slice(0, 100)));
  const monthNames = new Set(dates.map((date) => date?.split(' ').at(-1)));
  // Of several entries, those that count the months from the first one on are a list.
  const areDates = dates.every(Boolean) && (children.length === 1 || start !== 1 || monthNames.size === 1);
  return sources.map((source, index) => {
    const date = areDates ? dates[index] : undefined;
    return date
      ? `found ${quote(date)} at the start of a line, which makes it the entry of a list; for a date, write ${date.replace('.', '\\.')}`
      : explainNumber(source, (start ?? 1) + index, start);
  });
}

/**
 * Explains a list of one entry with another sign than a hyphen, which is more likely a note: "* Prices exclude VAT".
 *
 * @param signs those of lists with several entries in the same text
 */
export function explainSign(list: List, source: string, signs: ReadonlySet<string>): string | undefined {
  const [sign = ''] = source;
  const [entry, ...others] = list.children;
  return /[*+]/.test(sign) && others.length === 0 && entry?.children.length === 1 && !signs.has(sign)
    ? `found ${quote(sign)} in front of one line, which makes it a list; to show the sign, write \\${sign}, and for a list -`
    : undefined;
}
