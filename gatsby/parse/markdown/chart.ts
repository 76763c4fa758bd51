import type { ProseElement } from '../../../src/content-model/prose-node';

/** The first number of a text, with groups of any language: "1,240.5", "1 240,5", "1’240". */
const numeral = /\d{1,3}(?:[ \u00a0\u202f'’]\d{3}(?!\d))+(?:[.,]\d+)?|\d+(?:[.,]\d+)*/;

const numeralIn = (value: string): string => (numeral.exec(value)?.[0] ?? '0').replace(/[^\d.,]/g, '');

/**
 * The numbers of a chart, all NaN if a point or a comma would have two meanings. One of the numbers can tell which sign is the
 * decimal one. If none does, it groups exactly three digits.
 */
function readNumbers(numerals: readonly string[]): number[] {
  const decimal = new Set<string>();
  const grouping = new Set<string>();
  for (const text of numerals) {
    const [, before = '', sign, after = ''] = /^(.*)([.,])(\d+)$/.exec(text) ?? [];
    if (!sign) continue;
    const [other] = /[.,]/.exec(before) ?? [];
    if (other) grouping.add(other);
    const isGroup = after.length === 3 && /^(?!0)\d{1,3}$/.test(before);
    if (other ? other !== sign : !isGroup) decimal.add(sign);
  }
  if (decimal.size > 1 || [...decimal].some((sign) => grouping.has(sign))) return numerals.map(() => NaN);
  const [point = ['.', ','].find((sign) => grouping.size > 0 && !grouping.has(sign))] = decimal;
  return numerals.map((text) =>
    Number(
      text.replace(/[.,](?=\d{3}(?!\d))/g, (sign) => (sign === point ? sign : '')).replace(point ?? ',', '.'),
    ),
  );
}

const negative = /^\D*(?<!\S)[-−–]\p{Sc}?\d/u;

/** The start of the word after a number: "m" for "8 min". One of something and several can have other ends. */
const unitIn = (value: string): string[] => /\d[\d.,]*\s*([\p{L}%°])/u.exec(value)?.slice(1) ?? [];

/** Makes bars of lines such as "Before: 1,240 kB", each as a part of the largest, or explains why bars cannot show them. */
export function readChart(text: string): ProseElement | string {
  const bars = text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [, label = '', value = '-1'] = /^(.+?): (.*\d.*)$/.exec(line) ?? [];
      return { label, value };
    });
  const numbers = readNumbers(bars.map(({ value }) => numeralIn(value)));
  const largest = Math.max(...numbers);
  const units = new Set(bars.flatMap(({ value }) => unitIn(value)));
  // What is no single number, such as 2.5.2026, is NaN, and so is then the largest.
  if (bars.length < 2 || !(largest > 0) || units.size > 1 || bars.some(({ value }) => negative.test(value)))
    return 'found a chart that bars cannot show, expected two or more lines such as "Before: 1,240 kB", with numbers that are not negative and have one unit and one decimal sign';
  const share = (number: number) => Math.round((1000 * number) / largest) / 1000;
  return {
    tag: 'chart',
    bars: bars.map((bar, index) => ({ ...bar, share: share(numbers[index] ?? 0) })),
  };
}
