import { quote } from '../../parse/problem';
import type { Rule } from './rule';

/** The lines of the address, which visitors read, have the parts that search engines read. */
const addressesAgree: Rule = ({ site: { address }, files }) => {
  const { lines, ...parts } = address;
  const shown = lines?.join(' ').toLowerCase();
  return (['street', 'locality', 'postalCode'] as const).flatMap((part) => {
    if (!shown || shown.includes(parts[part].toLowerCase())) return [];
    const message = `found ${quote(parts[part])}, which is in none of the lines that visitors read`;
    return files.get('site.json')?.problem(['address', part], message) ?? [];
  });
};

/** Finds a time of the form 17:30 as people write it: 17.30, 17h30, 5.30 pm. */
function timeIn(time: string): RegExp {
  const [hour, minutes = ''] = time.split(':');
  const hours = `0?(?:${Number(hour)}|${Number(hour) % 12 || 12})`;
  return new RegExp(`(?<!\\d)${hours}(?:[.:h]?${minutes}(?!\\d)${minutes === '00' ? '|(?![.:h]?\\d)' : ''})`);
}

/** The times that visitors read, unless they are words, are those that search engines read. */
const hoursAgree: Rule = ({ site: { openingHours }, files }) =>
  (openingHours ?? []).flatMap(({ text, ...times }, index) =>
    (['opens', 'closes'] as const).flatMap((key) => {
      if (!/\d/.test(text) || timeIn(times[key]).test(text)) return [];
      const message = `found ${quote(times[key])}, but visitors read ${quote(text)}`;
      return files.get('site.json')?.problem(['openingHours', index, key], message) ?? [];
    }),
  );

export const warnings: readonly Rule[] = [addressesAgree, hoursAgree];
