import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import project from '../../package.json';
import { isPlaceholder } from '../model/pages/route';
import { inAllLanguages } from '../model/languages/languages';
import { indexedPaths } from '../model/pages/canonical';
import type { Site } from '../model/site';
import { relatedPostsId } from '../../src/content-model/ids';

/** The folder of the search in the built site. Browsers keep its scripts, whose names have no hash, so it has the version. */
export const searchFolder = `/pagefind/${project.dependencies.pagefind}/`;

/** Parts of a page that repeat what others say, and the date of a post, with which its excerpt would begin. */
const excluded = ['nav', 'form', `#${relatedPostsId}`, 'article > header time'];

/**
 * A page with the smallest version of its first image for the list of results, and the point that stays visible when the
 * image is cropped. Pagefind itself takes the largest version.
 */
function withPicture(html: string): string {
  const [start = '', content = ''] = html.split(/(?<=<main\b[^>]*>)/);
  const [source = '', address] = /<(?:img|source)\b[^>]*\bsrcset="([^ "]+)[^>]*>/i.exec(content) ?? [];
  if (!address) return html;
  const [, focalPoint = '50% 50%'] = /<img\b[^>]*?(?:object-position:([^";]+)[^>]*)?>/.exec(content) ?? [];
  // An image for phones has its subject in the lower half, below the text.
  const facts = { image: address, position: source.includes('media=') ? '50% 100%' : focalPoint };
  const spans = Object.entries(facts).map(
    ([name, value]) => `<span data-pagefind-meta="${name}:${value}"></span>`,
  );
  return start + spans.join('') + content;
}

const searchedPaths = (site: Site): string[] =>
  indexedPaths({
    ...site,
    routes: site.routes.filter((route) => !isPlaceholder(route) && !route.source),
  });

/**
 * Writes the index of all pages with content that search engines may list, if the content has a search. A visitor gets
 * the pages in the language of the page.
 */
export async function writeSearchIndex(site: Site, folder: string): Promise<void> {
  if (!site.navigation.search) return;
  // The package has an ES module only, under a condition that Gatsby's compiled files do not have.
  const load = createRequire(path.resolve('package.json'));
  const { createIndex, close } = load('./node_modules/pagefind/lib/index.js') as typeof import('pagefind');
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: excluded });
  if (!index) throw new Error(`Pagefind has no index: ${errors.join()}`);
  for (const url of inAllLanguages(site).flatMap(searchedPaths)) {
    const html = fs
      .readFileSync(path.join(folder, url, 'index.html'), 'utf8')
      // Pagefind joins the words of elements that are blocks only in the style sheet, such as the lines of an address.
      .replaceAll(/<\/(?:dt|dd|time)>|<\/(?:a|span)>(?=<(?:a|span)\b)/g, '$& ')
      // It finds the parts of a word with a usual hyphen only.
      .replaceAll('\u2011', '-');
    const added = await index.addHTMLFile({ url, content: withPicture(html) });
    if (added.errors.length > 0) throw new Error(`Pagefind cannot read ${url}: ${added.errors.join()}`);
  }
  await index.writeFiles({ outputPath: path.join(folder, searchFolder) });
  // webpack-license-plugin expects a file of this name, and finds a folder.
  fs.copyFileSync('node_modules/pagefind/LICENSE/LICENSE', path.join(folder, searchFolder, 'licence.txt'));
  await close();
}
