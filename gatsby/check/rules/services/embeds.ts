import { quote } from '../../problem';
import { isHttpsAddress } from '../../href';
import { checkFormat, type Rule } from '../rule';

/** Pages that no frame shows, and the address that their site offers for it, where it can be derived. */
const pages: readonly [page: RegExp, address?: (id: string) => string][] = [
  [
    /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]+)/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  ],
  [
    /^https:\/\/(?:(?:www|m)\.)?youtube\.com\/playlist\?(?:.*&)?list=([\w-]+)/,
    (id) => `https://www.youtube-nocookie.com/embed/videoseries?list=${id}`,
  ],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, (id) => `https://player.vimeo.com/video/${id}`],
  [/^https:\/\/(?:www\.)?loom\.com\/share\/(\w+)/, (id) => `https://www.loom.com/embed/${id}`],
  [
    /^https:\/\/open\.spotify\.com\/(?:intl-\w+\/)?((?:track|album|playlist|artist|episode|show)\/\w+)/,
    (id) => `https://open.spotify.com/embed/${id}`,
  ],
  [
    /^https:\/\/(?:www\.)?instagram\.com\/((?:p|reel)\/[\w-]+)\/?(?:$|\?)/,
    (id) => `https://www.instagram.com/${id}/embed`,
  ],
  [
    /^https:\/\/(?:www\.)?tiktok\.com\/@[\w.-]+\/video\/(\d+)/,
    (id) => `https://www.tiktok.com/player/v1/${id}`,
  ],
  [/^https:\/\/(?:(?:www|m)\.)?youtube\.com\/(?!embed\/)/],
  [/^https:\/\/(?:www\.)?tiktok\.com\/(?!player\/|embed\/)/],
  [/^https:\/\/vm\.tiktok\.com\//],
  [/^https:\/\/(?:www\.)?vimeo\.com\//],
  [/^https:\/\/(?:www\.)?instagram\.com\/(?!.*\/embed)/],
  [/^https:\/\/(?:www\.)?loom\.com\/(?!embed\/)/],
  [/^https:\/\/open\.spotify\.com\/(?!embed\/)/],
  [/^https:\/\/(?:www\.)?google\.[a-z.]+\/maps(?!\/embed|\/d\/.*embed)/],
  [/^https:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps)\//],
  [/^https:\/\/(?:(?:www|m)\.)?facebook\.com\/(?!plugins\/)/],
  [/^https:\/\/(?:www\.)?(?:x|twitter|soundcloud)\.com\//],
  [/^https:\/\/(?:www\.)?dailymotion\.com\/(?!embed\/)/],
  [/^https:\/\/forms\.gle\//],
  [/^https:\/\/studio\.youtube\.com\//],
  [/^https:\/\/(?:www\.)?figma\.com\/(?!embed)/],
  [/^https:\/\/(?:www\.)?linkedin\.com\/(?!embed\/)/],
  [/^https:\/\/docs\.google\.com\/\w+\/d\/.*\/edit\b/],
];

/** Embedded addresses can be loaded in a frame. The security policy allows their origins. */
export const embedsCanLoad: Rule = (content) =>
  checkFormat(content, 'embed', (text) => {
    for (const [page, address] of pages) {
      const [found, id = ''] = page.exec(text) ?? [];
      const advice = address
        ? quote(address(id))
        : 'the address in the code that the site offers for embedding';
      if (found) return `found ${quote(text)}, which cannot be embedded, expected ${advice}`;
    }
    if (isHttpsAddress(text)) return undefined;
    return /^<iframe\b/i.test(text.trim())
      ? 'found the whole code, expected only the address in its "src"'
      : `found ${quote(text)}, expected an address such as "https://player.vimeo.com/video/1234567"`;
  });
