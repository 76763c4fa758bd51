import type { ProseElement } from '../../../src/ui/prose/prose';

/** The first number of a text. A point or a comma before exactly three digits groups them. */
const numberIn = (value: string): number => {
  const [digits = '0'] = /\d[\d.,]*/.exec(value) ?? [];
  return Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
};

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
      return { label, value, number: numberIn(value) };
    });
  const largest = Math.max(...bars.map(({ number }) => number));
  const units = new Set(bars.flatMap(({ value }) => unitIn(value)));
  // What is no single number, such as 2.5.2026, is NaN, and so is then the largest.
  if (bars.length < 2 || !(largest > 0) || units.size > 1 || bars.some(({ value }) => negative.test(value)))
    return 'found a chart that bars cannot show, expected two or more lines such as "Before: 1,240 kB", with numbers that are not negative and have one unit';
  const share = (number: number) => Math.round((1000 * number) / largest) / 1000;
  return {
    tag: 'chart',
    bars: bars.map(({ label, value, number }) => ({ label, value, share: share(number) })),
  };
}
