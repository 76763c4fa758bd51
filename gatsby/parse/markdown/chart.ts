import type { ProseElement } from '../../../src/ui/prose/prose';

const line = /^(.+?): (.*\d.*)$/;

const linesOf = (text: string): string[] => text.split('\n').filter((its) => its.trim());

/** The first number of a text. A point or a comma before exactly three digits groups them. */
const numberIn = (value: string): number => {
  const [digits = '0'] = /\d[\d.,]*/.exec(value) ?? [];
  return Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
};

const negative = /^\D*(?<!\S)[-−–]\p{Sc}?\d/u;

/** The start of the word after a number: "m" for "8 min". One of something and several can have other ends. */
const unitIn = (value: string): string[] => /\d[\d.,]*\s*([\p{L}%°])/u.exec(value)?.slice(1) ?? [];

export function explainChart(text: string): string | undefined {
  const values = linesOf(text).map((its) => line.exec(its)?.[2] ?? '-1');
  // What is no single number, such as 2.5.2026, is NaN, which is not >= 0.
  const isChart =
    values.length > 1 &&
    values.every((value) => numberIn(value) >= 0 && !negative.test(value)) &&
    values.some((value) => numberIn(value) > 0) &&
    new Set(values.flatMap(unitIn)).size < 2;
  return isChart
    ? undefined
    : 'found a chart that bars cannot show, expected two or more lines such as "Before: 1,240 kB", with numbers that are not negative and have one unit';
}

/** The bars of a chart, each as a part of the largest. */
export function chartElement(text: string): ProseElement {
  const bars = linesOf(text).map((its) => {
    const [, label = '', value = ''] = line.exec(its) ?? [];
    return { label, value, number: numberIn(value) };
  });
  const largest = Math.max(...bars.map(({ number }) => number));
  return {
    tag: 'chart',
    bars: bars.map(({ label, value, number }) => ({
      label,
      value,
      share: Math.round((1000 * number) / largest) / 1000,
    })),
  };
}
