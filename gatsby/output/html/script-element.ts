import fs from 'node:fs';
import path from 'node:path';
import { type AnyNode, type Document, type Element, isComment } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { compileScript } from './compile-script';
import { stylesAfterPaint } from './critical-css';
import { parseNodes, styleElementOf } from './page-document';

const isMarker = (node: AnyNode): boolean =>
  isComment(node) && /^ slice-(?:start|end) id="_gatsby-scripts/.test(node.data);

/**
 * Makes a function that replaces the scripts of a page by one inline script, which loads them after the first paint.
 * Gatsby writes the script elements between two comments. Two more are inline and set global variables of Gatsby, which
 * the inline script sets instead: that saves two hashes in the policy.
 *
 * @returns the function; it throws when the page has no style sheet or no scripts
 */
export function createScriptReplacer(site: string): (page: Document, file: string) => void {
  const loader = compileScript(
    'gatsby/output/html/load-scripts.ts',
    'loadScripts',
    'document.currentScript.dataset',
  );
  const read = (file: string): string => fs.readFileSync(path.join(site, file), 'utf8');
  const readJson = <Data>(file: string): Data => JSON.parse(read(file)) as Data;
  const chunks = readJson<Record<string, string[]>>('chunk-map.json');
  const { webpackCompilationHash } = readJson<Record<string, string>>('page-data/app-data.json');

  /** URLs of the files that Gatsby needs to show a page, in the order in which it requests them. */
  const filesOf = (file: string): string[] => {
    const name = file.endsWith('404.html') ? file : path.posix.dirname(file);
    const url = `/page-data/${name === '.' ? 'index' : name}/page-data.json`;
    const data = readJson<{ componentChunkName: string; staticQueryHashes: string[] }>(url);
    return [
      url,
      '/page-data/app-data.json',
      ...(chunks[data.componentChunkName] ?? []),
      ...data.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ];
  };

  return (page, file) => {
    const styles = styleElementOf(page)?.attribs['data-href'];
    const [start, end] = DomUtils.find(isMarker, page, true, 2);
    if (!styles || !start || !end) throw new Error(`${file} has no styles or no scripts`);
    const sources: string[] = [];
    while (start.next && start.next !== end) {
      const { attribs } = start.next as Partial<Element>;
      if (attribs?.src) sources.push(attribs.src);
      DomUtils.removeElement(start.next);
    }
    // The path prefix of the style sheet is the prefix of all addresses.
    const prefix = path.posix.dirname(styles).replace(/\/$/, '');
    const data = {
      entry: sources.at(-1),
      scripts: sources.slice(0, -1).join(' '),
      styles: stylesAfterPaint(styles),
      data: filesOf(file)
        .map((url) => prefix + url)
        .join(' '),
      hash: webpackCompilationHash,
      page: `${prefix}/${file.replace(/\/?index\.html$/, '')}`,
    };
    const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${value}"`);
    for (const node of parseNodes(`<script ${attributes.join(' ')}>${loader}</script>`))
      DomUtils.prepend(end, node);
  };
}
