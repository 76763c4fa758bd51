import { quote } from '../../parse/problem';
import { checkTexts, type FieldRule } from './check-texts';
import type { Rule, Rules } from './rule';
import { amountOf } from '../../parse/amount';

const unshowable: readonly [pattern: RegExp, message: string][] = [
  // UTF-8 that a program has read as Windows-1252.
  [
    /Ã[¡-¿Ÿ„“–]|â€/,
    'found letters such as Ã¤ in place of others; write the text again, and save it as UTF-8',
  ],
  [/[\n\r\u2028\u2029]/, 'found a line break, expected the text on one line'],
  [/\t/, 'found a tab, expected a space'],
  [
    // Private-use characters, such as the bullets of Word; format characters that change the direction of the text after
    // them; a text of format characters only.
    /[\p{Cc}\p{Co}\ufeff\ufffd-\uffff\p{Cs}\u202a-\u202e\u2066-\u2069]|^(?=.*\p{Cf})[\p{Cf}\p{Z}]+$/u,
    'found an invisible or broken character, expected none',
  ],
];

export const textsAreShowable: FieldRule = (site) =>
  // Addresses have their own rule.
  checkTexts(site, (text, { schema }) =>
    schema.fieldType?.isLink ? undefined : unshowable.find(([pattern]) => pattern.test(text))?.[1],
  );

/** HTML tags and entities, and links, emphasis, code, headings and entries of lists of Markdown. */
const markup =
  /<\/?[a-z][^>]*>|&(?:[a-z]{2,}|#\d+);|\]\(|\*\*\S|(?<!\w)([*_`])(?=[^\s*_`])[^*_`]*[^\s*_`]\1(?!\w)|^(?:#{1,6}|[-*+•‣●▪◦·]) /i;

/** Texts are shown as they are written. */
const textsHaveNoMarkup: Rule = (site) =>
  checkTexts(site, (text, { schema, path }) => {
    const { hasMarks, hasWords } = schema.fieldType ?? {};
    const [found] = (hasWords && !hasMarks && path.at(-1) !== '$schema' && markup.exec(text)) || [];
    return found && `found ${quote(found)}, which is shown as it is written`;
  });

/** Top-level domains and domains for examples, and the numbers that Ofcom keeps for drama (RFC 2606, RFC 6761). */
const reserved =
  /[Ll]orem ipsum|[\w.@-]+\.(?:example|test|invalid)\b(?![.-]\w)|\bexample\.(?:com|net|org)\b|\/your[-_]\w+|(?:\+44 ?(?:\(0\) ?)?|\(?0)20\)? ?7946 ?0\d{3}/;

const textsHaveNoReservedNames: Rule = (site) =>
  checkTexts(site, (text) => {
    const [found] = reserved.exec(text) ?? [];
    return found && `found ${quote(found)}, which is reserved for examples`;
  });

/** Search engines get the amount and the currency of each price. A sign that was forgotten in a rebrand is a wrong price. */
const pricesHaveTheCurrency: Rule = (site) =>
  checkTexts(site, (value, { path }) => {
    const { settings } = site;
    if (path.at(-1) !== 'price' || !/\d/.test(value)) return undefined;
    const price = amountOf(value, settings);
    if (price?.currency === settings.currency) return undefined;
    return price
      ? `found ${quote(value)}, a price in ${price.currency}, but the currency of site.json is ${settings.currency}`
      : `found ${quote(value)}, of which search engines get no price; they get amounts such as "£5,250" and "£5,250+"`;
  });

export const textRules: Rules = {
  warnings: [textsHaveNoMarkup, textsHaveNoReservedNames, pricesHaveTheCurrency],
};
