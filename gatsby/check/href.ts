import { quote } from './problem';

/** A link within the site: a page, an anchor, or both. A link to another site and "#" have neither. */
export interface InternalHref {
  path?: string;
  id?: string;
}

const expected =
  'expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #';

/** Parses an address, or explains what is wrong. Only known schemes in their plain spelling are valid. */
export function readHref(text: string): InternalHref | string {
  if (text === '#') return {};
  const message = invalidCharacters(text);
  if (message) return message;
  if (/^[#/]/.test(text)) {
    const [, path, id] = /^([^#]*)(?:#(.*))?$/.exec(text) ?? [];
    // Both /about and /about/ lead to the page /about.
    return { id, ...(path && { path: path.replace(/(.)\/$/, '$1') }) };
  }
  const [, isValid, example] = externalSchemes.find(([scheme]) => text.startsWith(scheme)) ?? [];
  if (!isValid) return `found ${quote(text)}, ${unknownAddress(text)}`;
  return isValid(text) ? {} : `found ${quote(text)}, expected an address such as ${example}`;
}

const mailAddress = /^[^\s@,?&<>"'()]+@[^\s@,?&<>"'()]+\.[^\s@,.?&<>"'()]+$/u;

/** Whether a text is a complete https address without a user's name. */
export const isHttpsAddress = (text: string): boolean =>
  /^https:\/\/[^\s/\\?#@]+([/?#][^\s\\]*)?$/u.test(text) &&
  URL.canParse(text) &&
  new URL(text).hostname.includes('.');

const externalSchemes: readonly [scheme: string, isValid: (text: string) => boolean, example: string][] = [
  ['https:', isHttpsAddress, '"https://example.org/"'],
  ['mailto:', (text) => mailAddress.test(text.slice(7).replace(/\?.*$/, '')), '"mailto:hello@example.org"'],
  ['tel:', (text) => /^tel:\+?\d(?:[-.()]*\d){2,}$/.test(text), '"tel:+442079460347", without spaces'],
];

function invalidCharacters(text: string): string | undefined {
  if (runsScript(text)) return `found ${quote(text)}, which is a script and no address; ${expected}`;
  if (/[\s\p{C}\p{Zl}\p{Zp}]/u.test(text))
    return `found ${quote(text)} with a space or an invisible character in it, expected an address without`;
  if (text.includes('\\')) return `found ${quote(text)} with a backslash, expected / in its place`;
  if (text.startsWith('//')) return `found ${quote(text)}, expected https: in front of the two slashes`;
  return undefined;
}

function unknownAddress(text: string): string {
  if (/^http:/i.test(text)) return 'expected https:// in place of http://';
  if (/^(https|mailto|tel):/i.test(text)) return 'expected the part before the colon in small letters';
  if (mailAddress.test(text)) return `expected "mailto:${text}"`;
  return /^www\./i.test(text) ? 'expected https:// in front of it' : expected;
}

/** Detects a script URL behind entities, percent encoding, full-width letters, spaces and capitals. */
function runsScript(text: string): boolean {
  const plain = text
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|colon|tab|newline);?/gi,
      (entity, hex?: string, decimal?: string) => {
        if (/colon/i.test(entity)) return ':';
        const code = hex ? parseInt(hex, 16) : Number(decimal ?? 0);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      },
    )
    .replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .normalize('NFKC')
    .replace(/[\s\p{C}\p{Z}]/gu, '');
  return /^(javascript|vbscript|data|livescript):/i.test(plain);
}
