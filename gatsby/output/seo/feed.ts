import type { SiteContent } from '../../content/site-content';
import { addressOf, type SiteAddress } from '../hosting/site-address';
import { escapeMarkup } from './escape-markup';

/** The path of the feed of all posts. */
export const feedPath = '/rss.xml';

const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`;

/**
 * Writes an RSS feed of the latest posts.
 *
 * @returns undefined if there are no posts
 * @see https://www.rssboard.org/rss-specification
 */
export function feed({ brand, site, entries }: SiteContent, address: SiteAddress): string | undefined {
  const posts = entries.filter(({ folder }) => folder === 'posts').slice(0, 20);
  if (posts.length === 0) return undefined;
  const items = posts.map(({ path, value: { title, description, date } }) => {
    const parts = [
      element('title', String(title)),
      element('link', addressOf(address, path)),
      element('guid', addressOf(address, path)),
      element('description', String(description)),
      element('pubDate', new Date(String(date)).toUTCString()),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  const channel = [
    element('title', brand.name),
    element('link', addressOf(address, '/')),
    element('description', site.description),
    element('language', site.locale),
    `<atom:link href="${escapeMarkup(addressOf(address, feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel.join('\n')}
</channel></rss>
`;
}
