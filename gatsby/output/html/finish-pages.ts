import fs from 'node:fs';
import path from 'node:path';
import { Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { createCriticalCss, stylesAfterPaint } from './critical-css';
import { addAfter, elementsOf, parsePage } from './page-document';
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
export async function finishPages(
  folder: string,
  metaTags: ReadonlyMap<string, string>,
): Promise<InlineCode> {
  const inline: InlineCode = { scripts: new Set(), styles: new Set() };
  const files = pagesIn(folder);
  const criticalCss = createCriticalCss(folder, files);
  const replaceScripts = createScriptReplacer(folder);
  for (const file of files) {
    const target = path.join(folder, file);
    const page = parsePage(fs.readFileSync(target, 'utf8'));
    // "about/index.html" is the page /about.
    const route = `/${file.replace(/\/?index\.html$/, '')}`;
    const style = elementsOf(page, 'style').find(({ attribs }) => attribs['data-href']);
    const href = style?.attribs['data-href'];
    if (!style || !href) throw new Error(`${file} has no styles`);
    // Gatsby has written the whole style sheet into it.
    style.children = [new Text(await criticalCss(file, href))];
    // Without scripts nothing else loads the whole style sheet.
    addAfter(style, `<noscript><link rel="stylesheet" href="${stylesAfterPaint(href)}"></noscript>`);
    replaceScripts(page, route, stylesAfterPaint(href));
    const [title] = elementsOf(page, 'title');
    if (title) addAfter(title, metaTags.get(route) ?? '');
    for (const element of elementsOf(page, 'script')) {
      // This script of Gatsby differs between pages, so each would need its own hash in the policy. It removes a trailing
      // slash, which the host and src/hooks/navigation/correct-address.ts do.
      if (element.attribs.id === 'gatsby-script-loader') DomUtils.removeElement(element);
      else if (!('src' in element.attribs) && !('type' in element.attribs))
        inline.scripts.add(DomUtils.textContent(element));
    }
    for (const element of elementsOf(page, 'style')) inline.styles.add(DomUtils.textContent(element));
    fs.writeFileSync(target, DomUtils.getOuterHTML(page, { decodeEntities: false, emptyAttrs: true }));
  }
  return inline;
}

const pagesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file) && !file.startsWith('_gatsby'))
    .filter((file) => fs.statSync(path.join(folder, file)).isFile());
