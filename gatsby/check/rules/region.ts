import { quote } from '../problem';
import { checkFormat, type Rule } from './rule';

/** Node knows the locale and the currency, for dates and prices. What breaks the pattern has a message of its own. */
export const regionIsKnown: Rule = (content) => [
  ...checkFormat(content, 'locale', (text) =>
    !/^[a-z]{2,3}-[A-Z]{2}$/.test(text) || Intl.DateTimeFormat.supportedLocalesOf([text]).length > 0
      ? undefined
      : `found ${quote(text)}, a language that is unknown, expected for example "en-GB"`,
  ),
  ...checkFormat(content, 'currency', (text) =>
    !/^[A-Z]{3}$/.test(text) || Intl.supportedValuesOf('currency').includes(text)
      ? undefined
      : `found ${quote(text)}, a currency that is unknown, expected for example "GBP"`,
  ),
];
