import { isHttpsAddress } from '../../src/content-model/https-address';
import { quote } from '../parse/problem';

/** A link within the site: a page, an anchor, or both. A link to another site and "#" have neither. */
export interface InternalHref {
  path?: string;
  id?: string;
}

const mailAddress = /^[^\s@,:?&<>"'()]+@[^\s@,.:?&<>"'()]+(?:\.[^\s@,.:?&<>"'()]+)+$/u;

/** No other scheme is valid, in any spelling, so an address never runs a script. */
const externalSchemes: readonly [scheme: string, isValid: (text: string) => boolean, example: string][] = [
  ['https:', isHttpsAddress, '"https://example.org/"'],
  ['mailto:', (text) => mailAddress.test(text.slice(7).replace(/\?.*$/, '')), '"mailto:hello@example.org"'],
  [
    'tel:',
    (text) => /^tel:(?!.*\(0\))\+?\d(?:[-.()]*\d){2,}$/.test(text),
    '"tel:+442079460347", without spaces',
  ],
];

/** The page and anchor of a link, empty for another site or "#"; or, as a text, what is wrong with it. */
export function readHref(text: string): InternalHref | string {
  if (text === '#') return {};
  if (/[\s\p{C}\p{Zl}\p{Zp}]/u.test(text))
    return `found ${quote(text)} with a space or an invisible character in it, expected an address without`;
  if (/^(?:#|\/(?![/\\]))/.test(text)) {
    const [, path, id] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(text) ?? [];
    // Both /about and /about/ lead to the page /about.
    return { id, ...(path && { path: path.replace(/(.)\/$/, '$1') }) };
  }
  const [, isValid, example] = externalSchemes.find(([scheme]) => text.startsWith(scheme)) ?? [];
  if (isValid?.(text)) return {};
  const secure = text.startsWith('http:') ? quote(text.replace('http:', 'https:')) : example;
  return `found ${quote(text)}, expected ${secure ? `an address such as ${secure}` : anyAddress}`;
}

export const isOwnAddress = (text: string, siteUrl: string): boolean =>
  URL.canParse(text) && new URL(text).origin === siteUrl.toLowerCase();

/** Explains that an address has the domain of the site, so that nobody would check it. */
export const explainOwnAddress = (text: string, siteUrl: string): string | undefined =>
  isOwnAddress(text, siteUrl)
    ? `found ${quote(text)}, an address of this site, expected ${quote(text.slice(siteUrl.length) || '/')}`
    : undefined;

const anyAddress =
  'a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #';
