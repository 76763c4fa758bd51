import { words } from '../../../../src/content-model/builders';
import type { Entry, Section, Site } from '../../../model/site';
import { furtherPage } from '../../../model/pages/route';
import { headingsIn } from '../../../model/languages/heading-ids';
import { readLanguages } from '../../../model/languages/languages';
import { feedsOf } from '../../../model/pages/feeds';
import { problemIn, type Rule, type Rules } from '../rule';

export interface LinkTarget {
  path: string;
  /** The names of the files that it shows. */
  files: readonly string[];
  anchors: readonly string[];
  entry?: Entry;
}

const headingIds = (value: unknown): string[] => headingsIn(value).flatMap(({ id }) => id ?? []);

export const anchorsOf = ({ anchor, file }: Section): string[] => [anchor, ...headingIds(file.value)];

/** The files that the build writes for other programs, and that links can lead to: the sitemap, and feeds as "/de/rss.xml". */
export const readFileTargets = (site: Site): string[] => [
  '/sitemap.xml',
  ...[site, site.original ?? []]
    .flat()
    .flatMap(({ published }) => feedsOf(published))
    .map(({ file }) => file),
];

/** All pages that content can name, and the posts and case studies that are not published. */
export const readLinkTargets = (site: Site): LinkTarget[] => [
  ...site.published.routes.map(({ path, sections: names }) => {
    const sections = names.flatMap((name) => site.sections.get(name) ?? []);
    return { path, files: sections.map(({ file }) => file.name), anchors: sections.flatMap(anchorsOf) };
  }),
  ...site.entries.map((entry) => ({
    path: entry.path,
    files: [entry.file],
    anchors: headingIds(entry.value),
    entry,
  })),
];

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
const isTaken = (path: string): boolean => isReserved(path) || path.endsWith('/index');

const routesAreFree: Rule = (site) => {
  const { entries, home } = site;
  const languages = home === '/' ? readLanguages(site).slice(1) : [];
  const archives = site.published.routes.filter(({ archive }) => archive);
  const ownerOf = (path: string): string | undefined => {
    if (isTaken(path)) return 'the site itself';
    const language = languages.find(({ code }) => `${path}/`.startsWith(`/${code}/`));
    if (language) return `the language ${language.name}`;
    if (archives.some((archive) => archive.path === path)) return 'the posts of a tag or an author';
    if (furtherPage.test(path)) return 'the pages of a long list';
    return entries.find((entry) => entry.path === path)?.file;
  };
  const pages = site.pages;
  const taken = pages.flatMap(({ path }, index) => {
    const owner = ownerOf(path);
    const message = `the path "${path}" belongs to ${owner}, expected another`;
    return owner ? problemIn(site, 'pages.json', ['pages', index, 'path'], message) : [];
  });
  const names = entries
    .filter(({ path }) => isTaken(path))
    .flatMap(({ file }) => problemIn(site, file, [], 'the site itself uses this name, expected another'));
  const message = 'no page has the path "/", expected one: the home page';
  const hasHome = pages.some(({ path }) => path === home);
  return [...taken, ...names, ...(hasHome ? [] : problemIn(site, 'pages.json', ['pages'], message))];
};

export const routeRules: Rules = { rules: [routesAreFree] };
