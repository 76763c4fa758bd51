import { quote } from '../problem';
import { isBlank, type Part } from './unsupported';

/** An address without what people leave out: "studio.example" for "https://studio.example/". */
export const shortAddress = (text: string): string =>
  text.trim().replace(/^(?:https?:\/\/|mailto:|tel:)|\/$/g, '');

/** What is the same in all spellings of a telephone number. */
const lastDigits = (text: string): string => text.replace(/\D/g, '').slice(-7);

/** Explains that the words of a link are an e-mail address or a telephone number, and the link leads to another one. */
export function explainLinkWords(words: string, href: string): string | undefined {
  const isNumber = href.startsWith('tel:') && /^[\d\s()+./-]{7,}$/.test(words);
  const isMail = href.startsWith('mailto:') && /^\S+@\S+\.\S+$/.test(words.trim());
  const [target = ''] = shortAddress(href).split('?');
  const isSame = isNumber
    ? lastDigits(words) === lastDigits(href)
    : !isMail || target.toLowerCase() === shortAddress(words).toLowerCase();
  return isSame
    ? undefined
    : `found the words ${quote(words)} on a link to ${quote(href)}, expected the same in both`;
}

/** Explains what is wrong with a link of a text, apart from its address. */
export function explainLink(link: Part & { type: 'link' }): string[] {
  const [words] = link.children;
  return [
    link.title ? `found ${quote(link.title)} after the address, which nobody sees, expected none` : [],
    isBlank(link) ? 'found a link without words' : [],
    (words?.type === 'text' && explainLinkWords(words.value, link.url)) || [],
  ].flat();
}
