import fs from 'node:fs';
import path from 'node:path';
import { type ChildNode, Element } from 'domhandler';
import { AtRule, type Container, parse } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { parsePage } from './page-document';

/** The page with a style element of its own. All others share one, so that the policy has two hashes for any number. */
const homePage = 'index.html';

/** Makes a function that finds the rules that the first paint uses: of the home page, or of any other page. */
export function createCriticalCss(folder: string, files: readonly string[]) {
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  const results = new Map<boolean, Promise<string>>();
  return (page: string, href: string): Promise<string> => {
    const isHome = page === homePage;
    const same = files.filter((file) => (file === homePage) === isHome);
    const words = () => new Set(same.flatMap((file) => [...wordsInPage(read(file))]));
    const css = results.get(isHome) ?? purge(read(path.basename(href)), [...words()]);
    results.set(isHome, css);
    return css;
  };
}

/** Whether browsers skip an element until the whole style sheet is there: a later section, or one for visitors without scripts. */
function isSkipped({ name, prev }: Element): boolean {
  if (name === 'noscript') return true;
  for (let node = prev; name === 'section' && node; node = node.prev)
    if (node instanceof Element && node.name === 'section') return true;
  return false;
}

/** The elements of the first screen, and those whose content is skipped: their place is there. */
function shownElements(nodes: readonly ChildNode[]): Element[] {
  return nodes.flatMap((node) =>
    node instanceof Element ? [node, ...(isSkipped(node) ? [] : shownElements(node.children))] : [],
  );
}

/** Names of elements and attributes, the words of their values, and custom properties that style attributes use. */
const wordsInPage = (html: string): Set<string> =>
  new Set(
    shownElements(parsePage(html, true).children).flatMap(({ name, attribs }) => [
      name,
      ...Object.keys(attribs),
      ...Object.values(attribs).flatMap((value) => [
        ...value.split(/\s+/),
        ...(value.match(/--[\w-]+/g) ?? []),
      ]),
    ]),
  );

/**
 * What a page has only after a visitor has done something or its header has mounted, and parts of controls that differ
 * little without their styles.
 */
const afterInput =
  /data-mounted|view-transition|:(?:active|disabled|focus-visible|user-invalid)|aria-invalid|::(?:-webkit|file-selector|selection)/;

/** As in src/styles/global.css. Webpack can put a module in front of that file, and the minifier removes the statement. */
const layerOrder = '@layer theme,base,shapes,ui,components,utilities,reduced-motion;';

/** The custom properties that keyframes use, which PurgeCSS does not find. */
const propertiesOfKeyframes = (css: string): string[] =>
  (css.match(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*/g) ?? []).flatMap(
    (frames) => frames.match(/--[\w-]+/g) ?? [],
  );

async function purge(css: string, words: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: words.join(' '), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split(' '),
    dynamicAttributes: ['data-announcement', 'data-consent', 'data-loading', 'data-mounted', 'data-shown'],
    variables: true,
    keyframes: true,
    safelist: {
      standard: ['dark'],
      variables: [...words.filter((word) => word.startsWith('--')), ...propertiesOfKeyframes(css)],
    },
  });
  const root = parse(result?.css ?? '');
  root.walkDecls('content-visibility', (declaration) => {
    if (declaration.value === 'visible') declaration.remove();
    if (declaration.value === 'auto') declaration.parent?.remove();
  });
  // Nobody uses a page before the whole style sheet is there, prints it, or points at it.
  root.walkRules((rule) => {
    if (rule.selectors.every((name) => afterInput.test(name.replace(/:not\(.*/, '')))) rule.remove();
  });
  root.walkAtRules('media', (rule) => void (/^(?:print$|\(hover)/.test(rule.params) && rule.remove()));
  // Web fonts are in a last rule that applies without scripts only. src/theme/web-fonts.ts adds them after the first paint.
  const media = new AtRule({ name: 'media', params: '(scripting:none)', nodes: [] });
  root.walkAtRules('font-face', (rule) => void (rule.toString().includes('url(') && media.append(rule)));
  removeEmpty(root.append(media));
  return layerOrder + root.toString();
}

/** Removes what purging leaves: rules without content, the space between rules, and comments. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    node.raws.before = '';
    if (node.type === 'comment') node.remove();
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * Writes a copy of each style sheet for after the first paint. It has nothing for which browsers style the whole page
 * again: no fonts, registered properties, order of layers or universal selectors. Every page has these inline.
 */
export function writeStylesAfterPaint(folder: string): void {
  for (const file of fs.readdirSync(folder).filter((name) => /^styles\.[^.]+\.css$/.test(name))) {
    const root = parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    root.walkComments((comment) => void comment.remove());
    root.walkAtRules(/^(?:font-face|property|layer)$/, (rule) => {
      if (rule.name !== 'layer' || !rule.nodes || rule.params === 'properties') rule.remove();
    });
    root.walkRules((rule) => {
      if (rule.selectors.some((selector) => selector.startsWith('*'))) rule.remove();
    });
    fs.writeFileSync(path.join(folder, stylesAfterPaint(file)), root.toString());
  }
}

export const stylesAfterPaint = (href: string): string => href.replace(/\.css$/, '.after-paint.css');
