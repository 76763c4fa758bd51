import fs from 'node:fs';
import path from 'node:path';
import { type AnyNode, type Document, Element, isComment, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { compileScript } from './compile-script';

const isMarker = (node: AnyNode): boolean =>
  isComment(node) && /^ slice-(?:start|end) id="_gatsby-scripts/.test(node.data);

/**
 * Makes a function that replaces the scripts of a page by one inline script, which loads them after the first paint.
 * Gatsby writes the script elements between two comments. Two more are inline and set global variables of Gatsby, which
 * the inline script sets instead: that saves two hashes in the policy.
 *
 * @returns the function; it throws when the page has no scripts
 */
export function createScriptReplacer(folder: string) {
  const loader = compileScript(`
    import { loadScripts } from './gatsby/output/html/load-scripts';
    loadScripts(document.currentScript.dataset);`);
  const readJson = <Data>(file: string): Data =>
    JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Data;
  const chunks = readJson<Record<string, string[]>>('chunk-map.json');
  const appData = '/page-data/app-data.json';
  const { webpackCompilationHash } = readJson<{ webpackCompilationHash: string }>(appData);

  /** URLs of the files that Gatsby needs to show a page, in the order in which it requests them. */
  const filesOf = (route: string): string[] => {
    const url = `/page-data${route === '/' ? '/index' : route}/page-data.json`;
    const data = readJson<{ componentChunkName: string; staticQueryHashes: string[] }>(url);
    return [
      url,
      appData,
      ...(chunks[data.componentChunkName] ?? []),
      ...data.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ];
  };

  return (page: Document, route: string, styles: string): void => {
    const [start, end] = DomUtils.find(isMarker, page, true, 2);
    if (!start || !end) throw new Error(`${route} has no scripts`);
    const sources: string[] = [];
    while (start.next && start.next !== end) {
      const { attribs } = start.next as Partial<Element>;
      if (attribs?.src) sources.push(attribs.src);
      DomUtils.removeElement(start.next);
    }
    // The path prefix of the style sheet is the prefix of all addresses.
    const prefix = path.posix.dirname(styles).replace(/\/$/, '');
    const data = {
      'data-scripts': sources.join(' '),
      'data-styles': styles,
      'data-data': filesOf(route)
        .map((url) => prefix + url)
        .join(' '),
      'data-hash': webpackCompilationHash,
      'data-page': prefix + route,
    };
    DomUtils.prepend(end, new Element('script', data, [new Text(loader)]));
  };
}
