import { textField } from '../texts/text';

const form = '^[a-z]{2,3}-[A-Z]{2}$';

/** The name of a language in a country. */
export const locale = textField({
  format: 'locale',
  pattern: form,
  expected: 'expected a language and a country such as "en-GB"',
  repair: (value) => (RegExp(form).test(String(value)) ? value : 'en-GB'),
  throws: true,
  explain: (text, { quote }) => {
    // Node knows the United Kingdom as UK, too. Search engines do not.
    const [known] = Intl.DateTimeFormat.supportedLocalesOf([text]);
    return known === text
      ? undefined
      : `found ${quote(text)}, a language that is unknown, expected ${known ? quote(known) : 'for example "en-GB"'}`;
  },
  isOwn: true,
});
