import type { feedsOf } from '../../model/pages/feeds';
import type { Site } from '../../model/site';
import { addressOf } from '../../model/site-address';
import { escapeMarkup } from './escape-markup';

const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`;

/** @see https://www.rssboard.org/rss-specification */
export function rss({ file, title, page, posts }: ReturnType<typeof feedsOf>[number], site: Site): string {
  const { settings } = site;
  const items = posts.map(({ path, value: { title, description, date } }) => {
    const parts = [
      element('title', String(title)),
      element('link', addressOf(site.address, path)),
      element('guid', addressOf(site.address, path)),
      element('description', String(description)),
      element('pubDate', new Date(String(date)).toUTCString()),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  const channel = [
    element('title', title),
    element('link', addressOf(site.address, page)),
    element('description', settings.description),
    element('language', settings.locale),
    `<atom:link href="${escapeMarkup(addressOf(site.address, file))}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel.join('\n')}
</channel></rss>
`;
}
