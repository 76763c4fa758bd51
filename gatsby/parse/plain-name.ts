/** Letters that are not another one with a mark. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Changes a text to small letters, digits and hyphens: "mein-buro" for "Mein Büro". Other alphabets leave nothing. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Between two words, and within one between Latin letters and others, as in "הAPI". */
const boundary =
  /[^\p{L}\p{M}\p{N}]+|(?<=\p{Script=Latin}\p{M}*)(?=(?!\p{Script=Latin})\p{L})|(?<=(?!\p{Script=Latin})\p{L}\p{M}*)(?=\p{Script=Latin})/u;

const codePoints = (text: string): string =>
  [...text].map((character) => character.codePointAt(0)?.toString(16)).join('-');

/** The form that the domain name system has of a name, or nothing. */
const asciiDomain = (name: string): string => {
  const address = `https://${name}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
};

/**
 * Changes words to a part of an address: as `plainWord` does, or, in other alphabets, to the form that their domain names
 * have, such as "xn--80ahjdhy" for "Дизайн". A domain name cannot have letters of both directions: then each word has its own
 * form, such as "ux-xn--5dbhl9av" for "UX עיצוב".
 */
export function wordsInAddress(text: string): string {
  if (!/(?!\p{Script=Latin})\p{L}/u.test(text)) return plainWord(text);
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const parts = words.normalize('NFKC').split(boundary).filter(Boolean);
  return asciiDomain(words) || (parts.length > 1 ? parts.map(wordsInAddress).join('-') : codePoints(words));
}

/** Changes the last part of a path to small letters, digits and hyphens: "images/mein-buro.jpg" for "images/Mein Büro.JPG". */
export function plainName(file: string): string {
  const [, folder = '', base = '', ending = ''] = /^(.*\/)?([^/]*?)(\.[a-z]+)?$/is.exec(file) ?? [];
  return `${folder}${plainWord(base) || 'a-name'}${ending.toLowerCase()}`;
}
