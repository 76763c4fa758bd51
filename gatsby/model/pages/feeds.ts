import { documentTitle } from '../../../src/layout/document-title';
import { collectionDefinitions } from '../../definitions/definitions';
import { isFirstPage } from './route';
import type { Site } from '../site';

const maxPosts = 20;

export const feedName = 'rss.xml';

export const hasFeed = (folder = ''): boolean => collectionDefinitions.get(folder)?.hasFeed === true;

/** The path of the feed of all posts: "/rss.xml", "/de/rss.xml". */
export const feedPath = ({ home }: Site): string => `${home.replace(/\/$/, '')}/${feedName}`;

export function feedsOf(site: Site) {
  const { brand, routes, entries, home, canonicals } = site;
  const posts = entries.filter(
    ({ folder, path, value }) => hasFeed(folder) && !value.noindex && !canonicals.has(path),
  );
  if (posts.length === 0) return [];
  const archives = routes.filter(
    (route) => route.archive && route.shown?.length && isFirstPage(route) && !canonicals.has(route.path),
  );
  return [
    { file: feedPath(site), title: brand.name, page: home, posts: posts.slice(0, maxPosts) },
    ...archives.map(({ path, heading, shown }) => ({
      file: `${path}/${feedName}`,
      title: documentTitle(heading, brand),
      page: path,
      posts: posts.filter(({ slug }) => shown?.includes(slug)),
    })),
  ];
}
