import { quote } from '../problem';
import { isMailAddress } from './href';
import type { Rule } from './rule';

/** Formats that need nothing but the text itself. */
const formats: Readonly<Record<string, { isGood: (text: string) => boolean; expected: string }>> = {
  price: {
    isGood: (text) => /^[£€$](0|[1-9]\d*|[1-9]\d{0,2}(,\d{3})+)\+?$/.test(text),
    expected: 'a price such as "£4,997+"',
  },
  email: { isGood: isMailAddress, expected: 'an e-mail address such as "hello@example.org"' },
};

/**
 * Prices are prices and e-mail addresses are e-mail addresses.
 *
 * @param content all content
 * @returns a problem for each that is not
 */
export const textsHaveTheirFormat: Rule = ({ texts }) =>
  texts.flatMap(({ file, format, text, path }) => {
    const rule = formats[format];
    if (!rule || rule.isGood(text)) return [];
    return [file.problem(path, `found ${quote(text)}, expected ${rule.expected}`)];
  });
