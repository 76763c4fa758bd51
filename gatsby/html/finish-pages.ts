import fs from 'node:fs';
import path from 'node:path';
import { deferScripts } from './load-scripts-after-paint';
import { injectMetaTags } from '../seo/meta-tags';
import type { InlineCodeCollection } from './inline-code';
import { createStyleSlimmer } from './critical-css';

/**
 * Makes the pages that Gatsby wrote ready for visitors: each carries only the styles it shows, tells machines what it
 * is, and asks for scripts and data once it has been painted. A page that is ready already stays as it is.
 *
 * @param folder absolute path of the built site
 * @param metaTags Open Graph and JSON-LD elements of each route, by path
 * @param inline learns what the finished pages hold inline, for the security policy
 * @yields the absolute path of each page as soon as it is ready
 * @throws when a page has no styles or scripts to defer
 */
export async function* finishPages(
  folder: string,
  metaTags: ReadonlyMap<string, string>,
  inline: InlineCodeCollection,
): AsyncGenerator<string> {
  const slimStyles = createStyleSlimmer(folder);
  const chunks = JSON.parse(fs.readFileSync(path.join(folder, 'chunk-map.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  for (const file of pagesIn(folder)) {
    const target = path.join(folder, file);
    const html = fs.readFileSync(target, 'utf8');
    const slim = deferScripts(await slimStyles(html), file, folder, chunks);
    const finished = injectMetaTags(slim, metaTags.get(routeOf(file)) ?? '');
    if (finished !== html) fs.writeFileSync(target, finished);
    inline.add(finished);
    yield target;
  }
}

/** The route of a page's file: "about/index.html" is the page /about. */
const routeOf = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`;

const pagesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    // What Gatsby writes of a page; other files are somebody else's.
    .filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file) && !file.startsWith('_gatsby'))
    .filter((file) => fs.statSync(path.join(folder, file)).isFile());
