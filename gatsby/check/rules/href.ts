import { quote } from '../problem';

/** A link's address, taken apart. */
export type Href =
  | { kind: 'placeholder' | 'outside' }
  | { kind: 'inside'; path?: string; id?: string }
  | { kind: 'wrong'; message: string };

const expected =
  'expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #';

/**
 * Takes a link's address apart. Only what is listed here passes, written plainly: a scheme in capitals, in entities or
 * behind a space is not listed, whatever a browser would make of it.
 *
 * @param text the address as the content has it
 * @returns what kind of address it is, or what is wrong with it
 */
export function readHref(text: string): Href {
  if (text === '#') return { kind: 'placeholder' };
  const message = wrongWriting(text);
  if (message) return { kind: 'wrong', message };
  if (text.startsWith('#')) return { kind: 'inside', id: text.slice(1) };
  if (text.startsWith('/')) {
    const [path = '', ...id] = text.split('#');
    return { kind: 'inside', path: withoutLastSlash(path), ...(id.length > 0 && { id: id.join('#') }) };
  }
  const address = outsideSchemes.find(({ scheme }) => text.startsWith(scheme));
  if (!address) return { kind: 'wrong', message: unknownAddress(text) };
  if (address.isGood(text)) return { kind: 'outside' };
  return { kind: 'wrong', message: `found ${quote(text)}, expected an address such as ${address.example}` };
}

/** Both /about and /about/ lead to the page /about. */
const withoutLastSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

const mailAddress = /^[^\s@,?&<>"'()]+@[^\s@,?&<>"'()]+\.[^\s@,.?&<>"'()]+$/u;

const isMailAddress = (text: string): boolean => mailAddress.test(text);

/**
 * Tells whether a text is a complete https address, without a user's name in it.
 *
 * @param text the text
 * @returns whether it is
 */
export function isHttpsAddress(text: string): boolean {
  if (!/^https:\/\/[^\s/\\?#@]+([/?#][^\s\\]*)?$/u.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname.includes('.');
}

const outsideSchemes: readonly { scheme: string; isGood: (text: string) => boolean; example: string }[] = [
  { scheme: 'https:', isGood: isHttpsAddress, example: '"https://example.org/"' },
  {
    scheme: 'mailto:',
    isGood: (text) => isMailAddress(text.slice('mailto:'.length).replace(/\?.*$/, '')),
    example: '"mailto:hello@example.org"',
  },
  {
    scheme: 'tel:',
    isGood: (text) => /^tel:\+?\d(?:[-.()]*\d){2,}$/.test(text),
    example: '"tel:+442079460347", without spaces',
  },
];

/** What no address of any kind may hold. */
function wrongWriting(text: string): string | undefined {
  if (runsScript(text)) return `found ${quote(text)}, which is a script and no address; ${expected}`;
  if (/[\s\p{C}\p{Zl}\p{Zp}]/u.test(text)) {
    return `found ${quote(text)} with a space or an invisible character in it, expected an address without`;
  }
  if (text.includes('\\')) return `found ${quote(text)} with a backslash, expected / in its place`;
  if (text.startsWith('//')) return `found ${quote(text)}, expected https: in front of the two slashes`;
  return undefined;
}

function unknownAddress(text: string): string {
  if (/^http:/i.test(text)) return `found ${quote(text)}, expected https:// in place of http://`;
  if (/^(https|mailto|tel):/i.test(text))
    return `found ${quote(text)}, expected the part before the colon in small letters`;
  if (isMailAddress(text)) return `found ${quote(text)}, expected "mailto:${text}"`;
  if (/^www\./i.test(text)) return `found ${quote(text)}, expected https:// in front of it`;
  return `found ${quote(text)}, ${expected}`;
}

/** Recognises a script behind entities, percent encodings, wide letters, spaces and capitals, to say what it is. */
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
    .replace(/[\s\p{C}\p{Z}]/gu, '')
    .toLowerCase();
  return /^(javascript|vbscript|data|livescript):/.test(plain);
}
