import { quote } from '../../problem';
import { isHttpsAddress } from '../../href';
import { checkTexts, type Rule } from '../rule';

/** Addresses of pages that services do not allow in a frame, and the address that they offer for it. */
const framed: readonly [page: RegExp, address: (id: string) => string][] = [
  [
    /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]+)/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  ],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, (id) => `https://player.vimeo.com/video/${id}`],
];

/** Embedded addresses can be loaded in a frame. The security policy allows their origins. */
export const embedsCanLoad: Rule = (content) =>
  checkTexts(content, 'embed', (text) => {
    for (const [page, address] of framed) {
      const [, id] = page.exec(text) ?? [];
      if (id) return `found ${quote(text)}, which cannot be embedded, expected ${quote(address(id))}`;
    }
    if (isHttpsAddress(text)) return undefined;
    return /^<iframe\b/i.test(text.trim())
      ? 'found the whole code, expected only the address in its "src"'
      : `found ${quote(text)}, expected an address such as "https://player.vimeo.com/video/1234567"`;
  });
