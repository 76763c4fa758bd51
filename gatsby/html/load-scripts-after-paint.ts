import fs from 'node:fs';
import path from 'node:path';
import { lateScripts } from './script-loader';

/** What Gatsby writes of a page for its runtime: public/page-data/…/page-data.json. */
interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

const gatsbyScripts = /(?:<script src="\/[^"]+" async><\/script>)+/;
const scriptSource = /src="([^"]+)"/g;
const ownScript = /<script data-entry="[^>]*>[^]*?<\/script>/;

/**
 * Replaces the scripts that Gatsby puts into a page by one small inline script that asks for them after the first
 * paint, together with what Gatsby would only come to ask for one step after the other.
 *
 * @param html the page
 * @param file the page's path in the built site, such as "about/index.html"
 * @param folder absolute path of the built site
 * @param chunks the files of each chunk by the chunk's name (chunk-map.json)
 * @returns the page with its scripts deferred; a page that has been through this before keeps its scripts and gets the
 *   rest anew
 */
export function deferScripts(
  html: string,
  file: string,
  folder: string,
  chunks: Record<string, string[]>,
): string {
  const styles = /data-href="([^"]+)"/.exec(html)?.[1];
  const found = gatsbyScripts.exec(html)?.[0] ?? ownScript.exec(html)?.[0];
  if (!styles || !found) throw new Error(`${file} has no styles or no scripts to defer`);
  const sources = found.startsWith('<script data-entry')
    ? [...attribute(found, 'scripts').split(' '), attribute(found, 'entry')]
    : [...found.matchAll(scriptSource)].map(([, source]) => source);
  const attributes = {
    entry: sources.at(-1),
    scripts: sources.slice(0, -1).join(' '),
    styles,
    // All of them stand under the same path prefix as the styles.
    data: dataOf(file, folder, chunks)
      .map((address) => path.posix.dirname(styles).replace(/\/$/, '') + address)
      .join(' '),
  };
  const written = Object.entries(attributes).map(([name, value]) => `data-${name}="${value}"`);
  return html.replace(found, () => `<script ${written.join(' ')}>${lateScripts}</script>`);
}

const attribute = (element: string, name: string): string =>
  new RegExp(`data-${name}="([^"]*)"`).exec(element)?.[1] ?? '';

/** Addresses of everything that Gatsby needs for showing a page, in the order in which it misses them. */
function dataOf(file: string, folder: string, chunks: Record<string, string[]>): string[] {
  const name = file === '404.html' ? file : path.posix.dirname(file);
  const address = `/page-data/${name === '.' ? 'index' : name}/page-data.json`;
  const data = JSON.parse(fs.readFileSync(path.join(folder, address), 'utf8')) as PageData;
  return [
    address,
    '/page-data/app-data.json',
    ...(chunks[data.componentChunkName] ?? []),
    ...data.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ];
}
