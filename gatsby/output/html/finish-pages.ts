import fs from 'node:fs';
import path from 'node:path';
import type { Document } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { createCriticalCss } from './critical-css';
import { elementsOf, parseNodes, parsePage, serialisePage } from './page-document';
import { createScriptReplacer } from './script-element';

/** The texts of the inline code of all pages. The content security policy has their hashes. */
export interface InlineCode {
  scripts: Set<string>;
  styles: Set<string>;
}

/**
 * Adds critical CSS, meta tags and the inline script that loads all others to the pages that Gatsby has written.
 *
 * @param metaTags HTML for the head of each route, by its path
 * @returns the inline code of all pages
 * @throws when a page has no styles or no scripts
 */
export async function finishPages(site: string, metaTags: ReadonlyMap<string, string>): Promise<InlineCode> {
  const inline: InlineCode = { scripts: new Set(), styles: new Set() };
  const files = pagesIn(site);
  const addCriticalCss = createCriticalCss(site, files);
  const replaceScripts = createScriptReplacer(site);
  for (const file of files) {
    const target = path.join(site, file);
    const page = parsePage(fs.readFileSync(target, 'utf8'));
    await addCriticalCss(page, file);
    replaceScripts(page, file);
    // "about/index.html" is the page /about.
    injectMetaTags(page, metaTags.get(`/${file.replace(/\/?index\.html$/, '')}`) ?? '');
    collectInlineCode(page, inline);
    fs.writeFileSync(target, serialisePage(page));
  }
  return inline;
}

/** The files that Gatsby writes for pages. */
const pagesIn = (site: string): string[] =>
  fs
    .readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file) && !file.startsWith('_gatsby'))
    .filter((file) => fs.statSync(path.join(site, file)).isFile());

/**
 * Puts Open Graph and JSON-LD metadata and the codes for other services after the title, and removes a tag for Internet
 * Explorer.
 */
function injectMetaTags(page: Document, tags: string): void {
  const [head] = elementsOf(page, 'head');
  const [title] = elementsOf(head?.childNodes ?? [], 'title');
  if (!head || !title) return;
  for (const element of elementsOf(head.childNodes, 'meta'))
    if ('http-equiv' in element.attribs) DomUtils.removeElement(element);
  for (const node of parseNodes(tags).toReversed()) DomUtils.append(title, node);
}

function collectInlineCode(page: Document, { scripts, styles }: InlineCode): void {
  for (const element of elementsOf(page, 'script'))
    if (!('src' in element.attribs) && !('type' in element.attribs))
      scripts.add(DomUtils.textContent(element));
  for (const element of elementsOf(page, 'style')) styles.add(DomUtils.textContent(element));
}
