import fs from 'node:fs';
import path from 'node:path';
import { createCriticalCss, stylesAfterPaint, writeStylesAfterPaint } from './critical-css';
import { injectMetaTags } from './inject-meta-tags';
import type { InlineCodeCollection } from './inline-code';
import { parsePage, serialisePage } from './page-document';
import { createScriptReplacer } from './script-element';

/**
 * Adds critical CSS, meta tags and the inline script that loads all others to the pages that Gatsby has written. Every
 * step replaces its own earlier result, so a page of a previous build is treated like a new one.
 *
 * @param site absolute path of the built site
 * @param metaTags HTML for the head of each route, by its path
 * @param inline collects the hashes of inline code
 * @returns the absolute path of each page when it is ready
 * @throws when a page has no styles or no scripts
 */
export function finishPages(
  site: string,
  metaTags: ReadonlyMap<string, string>,
  inline: InlineCodeCollection,
): AsyncGenerator<string> {
  // Runs before the caller lists the files to compress.
  writeStylesAfterPaint(site);
  return finishEach(site, metaTags, inline);
}

async function* finishEach(
  site: string,
  metaTags: ReadonlyMap<string, string>,
  inline: InlineCodeCollection,
): AsyncGenerator<string> {
  const addCriticalCss = createCriticalCss(site);
  const replaceScripts = createScriptReplacer(site, stylesAfterPaint);
  for (const file of pagesIn(site)) {
    const target = path.join(site, file);
    const html = fs.readFileSync(target, 'utf8');
    const page = parsePage(html);
    await addCriticalCss(page);
    replaceScripts(page, file);
    injectMetaTags(page, metaTags.get(routeOf(file)) ?? '');
    inline.add(page);
    const finished = serialisePage(page);
    // Compression skips files whose modification time has not changed.
    if (finished !== html) fs.writeFileSync(target, finished);
    yield target;
  }
}

/** "about/index.html" is the page /about. */
const routeOf = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`;

/** The files that Gatsby writes for pages. */
const pagesIn = (site: string): string[] =>
  fs
    .readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file) && !file.startsWith('_gatsby'))
    .filter((file) => fs.statSync(path.join(site, file)).isFile());
