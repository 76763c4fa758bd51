import { textField } from '../texts/text';
import { isHttpsAddress } from '../../https-address';

/** Pages that no frame shows, and the address that their site offers for it. */
const embedAddresses: readonly [page: RegExp, start: string, end?: string][] = [
  [
    /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]+)/,
    'https://www.youtube-nocookie.com/embed/',
  ],
  [
    /^https:\/\/(?:(?:www|m)\.)?youtube\.com\/playlist\?(?:.*&)?list=([\w-]+)/,
    'https://www.youtube-nocookie.com/embed/videoseries?list=',
  ],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, 'https://player.vimeo.com/video/'],
  [/^https:\/\/(?:www\.)?loom\.com\/share\/(\w+)/, 'https://www.loom.com/embed/'],
  [
    /^https:\/\/open\.spotify\.com\/(?:intl-\w+\/)?((?:track|album|playlist|artist|episode|show)\/\w+)/,
    'https://open.spotify.com/embed/',
  ],
  [
    /^https:\/\/(?:www\.)?instagram\.com\/((?:p|reel)\/[\w-]+)\/?(?:$|\?)/,
    'https://www.instagram.com/',
    '/embed',
  ],
  [/^https:\/\/(?:www\.)?tiktok\.com\/@[\w.-]+\/video\/(\d+)/, 'https://www.tiktok.com/player/v1/'],
];

/** Other pages of sites that let frames show only addresses that name their use. */
const otherPage =
  /^https:\/\/(?:[\w-]+\.)*(?:facebook|goo|google|instagram|linkedin|loom|openstreetmap|soundcloud|spotify|tiktok|twitter|vimeo|x|youtube)\.(?:co\.)?[a-z]+\/(?!.*(?:appointments|embed|player|plugins|preview|pubhtml))/;

/** The address of what a frame shows. */
export const embedAddress = textField({
  format: 'embed',
  pattern: '^https://',
  expected: 'expected an address such as "https://player.vimeo.com/video/1234567"',
  max: 500,
  explain: (text, { isOwnAddress, quote }) => {
    const message = `found ${quote(text)}, which cannot be embedded, expected `;
    for (const [page, start, end = ''] of embedAddresses) {
      const [, id] = page.exec(text) ?? [];
      if (id) return message + quote(start + id + end);
    }
    // The policy of the site lets no frame show its pages.
    if (isOwnAddress(text)) return `${message}the address of another site`;
    if (otherPage.test(text)) return `${message}the address in the code that the site offers for embedding`;
    if (isHttpsAddress(text)) return undefined;
    return /^<iframe\b/i.test(text.trim())
      ? 'found the whole code, expected only the address in its "src"'
      : `found ${quote(text)}, expected an address such as "https://player.vimeo.com/video/1234567"`;
  },
});
