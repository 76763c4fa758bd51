import { documentTitle } from '../../../src/layout/document-title';
import type { SiteContent } from '../../model/site-content';
import { addressOf } from '../../model/site-address';
import { escapeMarkup } from './escape-markup';

const maxPosts = 20;

export const feedName = 'rss.xml';

/** The path of the feed of all posts: "/rss.xml", "/de/rss.xml". */
export const feedPath = ({ home }: Pick<SiteContent, 'home'>): string =>
  `${home.replace(/\/$/, '')}/${feedName}`;

export function feedsOf(content: SiteContent) {
  const { brand, routes, entries, home, canonicals } = content;
  const posts = entries.filter(
    ({ folder, path, value }) => folder === 'posts' && !value.noindex && !canonicals.has(path),
  );
  if (posts.length === 0) return [];
  const archives = routes.filter(
    ({ path, archive, listPage }) => archive && (listPage?.number ?? 1) === 1 && !canonicals.has(path),
  );
  return [
    { file: feedPath(content), title: brand.name, page: home, posts: posts.slice(0, maxPosts) },
    ...archives.map(({ path, heading, shown }) => ({
      file: `${path}/${feedName}`,
      title: documentTitle(heading, brand.name),
      page: path,
      posts: posts.filter(({ slug }) => shown?.includes(slug)),
    })),
  ];
}

const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`;

/** @see https://www.rssboard.org/rss-specification */
export function rss(
  { file, title, page, posts }: ReturnType<typeof feedsOf>[number],
  content: SiteContent,
): string {
  const { site } = content;
  const items = posts.map(({ path, value: { title, description, date } }) => {
    const parts = [
      element('title', String(title)),
      element('link', addressOf(content, path)),
      element('guid', addressOf(content, path)),
      element('description', String(description)),
      element('pubDate', new Date(String(date)).toUTCString()),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  const channel = [
    element('title', title),
    element('link', addressOf(content, page)),
    element('description', site.description),
    element('language', site.locale),
    `<atom:link href="${escapeMarkup(addressOf(content, file))}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel.join('\n')}
</channel></rss>
`;
}
