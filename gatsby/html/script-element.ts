import fs from 'node:fs';
import path from 'node:path';
import type { ChildNode, Document, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { compileScript } from './compile-script';
import { elementsOf, parseNodes, replaceBetween } from './page-document';

/** The part of public/page-data/…/page-data.json that names the files of a page. */
interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

const sliceMarker = /^ slice-(start|end) id="(_gatsby-scripts[^"]*)" $/;

/**
 * Makes a function that replaces the scripts of a page by one inline script, which loads them after the first paint.
 * Gatsby writes the script elements of all pages to one file (a slice). They are read from this file, so that a page of a
 * previous build gets the current scripts. The slice also has two inline scripts, which
 * set global variables of Gatsby. The inline script sets them instead, which saves two hashes in the policy.
 *
 * @param site absolute path of the built site
 * @param stylesAfterPaint gives the URL of the style sheet that is loaded after the first paint
 * @returns the function; it throws when the page has no style sheet or no scripts
 */
export function createScriptReplacer(
  site: string,
  stylesAfterPaint: (href: string) => string,
): (page: Document, file: string) => void {
  const loader = compileScript(
    'gatsby/html/load-scripts.ts',
    'loadScripts',
    'document.currentScript.dataset',
  );
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(site, file), 'utf8'));
  const chunks = read('chunk-map.json') as Record<string, string[]>;
  const { webpackCompilationHash: hash } = read('page-data/app-data.json') as Record<string, string>;
  return (page, file) => {
    const styles = elementsOf(page, 'style').find(({ attribs }) => 'data-href' in attribs)?.attribs[
      'data-href'
    ];
    const [start, end] = DomUtils.find(
      (node) => node.type === 'comment' && sliceMarker.test(node.data),
      page,
      true,
      2,
    ) as ChildNode[];
    if (!styles || !start || !end) throw new Error(`${file} has no styles or no scripts`);
    const slice = parseNodes(readSlice(site, start));
    const sources = slice.flatMap((node) => (node as Element).attribs?.src ?? []);
    const data = {
      entry: sources.at(-1),
      scripts: sources.slice(0, -1).join(' '),
      styles: stylesAfterPaint(styles),
      // The path prefix of the style sheet is the prefix of all files.
      data: filesOf(file, site, chunks)
        .map((url) => path.posix.dirname(styles).replace(/\/$/, '') + url)
        .join(' '),
      hash,
    };
    const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${value}"`);
    const element = parseNodes(`<script ${attributes.join(' ')}>${loader}</script>`);
    replaceBetween(start, end, element);
  };
}

function readSlice(site: string, marker: ChildNode): string {
  const [, , id = ''] = sliceMarker.exec((marker as unknown as { data: string }).data) ?? [];
  return fs.readFileSync(path.join(site, '_gatsby', 'slices', `${id}.html`), 'utf8');
}

/** URLs of the files that Gatsby needs to show a page, in the order in which it requests them. */
function filesOf(file: string, site: string, chunks: Record<string, string[]>): string[] {
  const name = file === '404.html' ? file : path.posix.dirname(file);
  const url = `/page-data/${name === '.' ? 'index' : name}/page-data.json`;
  const data = JSON.parse(fs.readFileSync(path.join(site, url), 'utf8')) as PageData;
  return [
    url,
    '/page-data/app-data.json',
    ...(chunks[data.componentChunkName] ?? []),
    ...data.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ];
}
