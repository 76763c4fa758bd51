import { isRecord } from '../../content/definitions/definitions';
import { documentTitle } from '../../../src/layout/document-title';
import { quote } from '../problem';
import { checkFormat, checkTexts, type Rule } from './rule';

/** Characters that a page cannot show or that browsers change. */
const unshowable: readonly [pattern: RegExp, message: string][] = [
  [/[\n\r\u2028\u2029]/, 'found a line break, expected the text on one line'],
  [/\t/, 'found a tab, expected a space'],
  [
    // Format characters that change the direction of the text after them; a text of format characters only.
    /[\p{Cc}\ufeff\ufffd-\uffff\p{Cs}\u202a-\u202e\u2066-\u2069]|^(?=.*\p{Cf})[\p{Cf}\p{Z}]+$/u,
    'found an invisible or broken character, expected none',
  ],
];

export const textsAreShowable: Rule = (content) =>
  checkTexts(content, (text) => unshowable.find(([pattern]) => pattern.test(text))?.[1]);

/** In characters. Search engines cut off a longer title and replace a shorter one. */
const titleLength = { min: 10, max: 70 };

/** The titles of documents have a good length together with the brand's name. */
export const titlesFitSearchResults: Rule = (content) => {
  const brand = content.files.get('brand.json')?.value;
  const name = isRecord(brand) && typeof brand.name === 'string' ? brand.name : '';
  if (!name.trim()) return [];
  return checkFormat(content, 'document-title', (text) => {
    const title = documentTitle(text, name);
    const { length } = [...title];
    if (length >= titleLength.min && length <= titleLength.max) return undefined;
    const limit = length < titleLength.min ? `at least ${titleLength.min}` : `at most ${titleLength.max}`;
    return `found ${length} characters with the brand's name, ${quote(title)}, expected ${limit}`;
  });
};
