import { words } from '../../../../src/content-model/builders';

/**
 * What the build writes at the top of the site besides pages, files with a hash in their name, and copies of the folder
 * static/. e2e/hosting/routes.spec.ts compares it with a built site. Gatsby adds the page "dev-404-page" while it develops a
 * site, and the data of the home page has the address "index".
 */
const builtFiles: readonly string[] = words(
  '404 404.html _gatsby _headers _redirects admin apple-touch-icon.png chunk-map.json favicon.ico favicon.svg files',
  'icon-192.png icon-512.png icon-maskable-512.png illustrations.svg index.html licences.txt manifest.webmanifest',
  'page-data pagefind robots.txt rss.xml share sitemap.xml static webpack.stats.json dev-404-page index',
);

/** Whether the site itself uses a path, or one that starts with it. */
export const isReserved = (path: string): boolean => builtFiles.includes(path.split('/')[1] ?? '');

/** Whether no page can have a path. Hosts take "/about/index" for "/about". */
export const isTaken = (path: string): boolean => isReserved(path) || path.endsWith('/index');
