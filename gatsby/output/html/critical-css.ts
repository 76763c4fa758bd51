import fs from 'node:fs';
import path from 'node:path';
import { type Document, type Element, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { AtRule, type ChildNode, parse, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { parseNodes, parsePage, styleElementOf } from './page-document';

const usedVariable = /var\((--[\w-]+)/g;

/** Attributes whose values selectors use. The values of other attributes differ between pages. */
const selectedValues = /^(?:id|class|type|role|tabindex|data-[\w-]+|aria-(?:current|hidden|expanded))$/i;
const hiddenElements = new Set(['script', 'style', 'link', 'meta', 'title']);

/** The page with a style element of its own. All others share one, so that the policy has two hashes for any number. */
const homePage = 'index.html';

/**
 * Makes a function that fills the style element of a page with the rules of the style sheet that the first paint uses:
 * of the home page, or of any other page.
 *
 * @param files the pages of the site
 */
export function createCriticalCss(
  site: string,
  files: readonly string[],
): (page: Document, file: string) => Promise<void> {
  const read = (file: string): string => fs.readFileSync(path.join(site, file), 'utf8');
  // Pages with the same tags and the same values of these attributes match the same rules: one is parsed for all.
  // Visitors do not get the page of all components.
  const others = files.filter((file) => file !== homePage && !file.startsWith('__'));
  const samples = new Map(others.map((file) => [outlineOf(read(file)), file]));
  const otherWords = () => [...samples.values()].flatMap((file) => [...wordsOf(parsePage(read(file)))]);
  const results = new Map<string, Promise<string>>();
  return async (page, file) => {
    const element = styleElementOf(page);
    if (!element) return;
    const href = element.attribs['data-href'] ?? '';
    const key = `${href} ${file === homePage}`;
    const words = () => new Set(file === homePage ? wordsOf(page) : otherWords());
    const css = results.get(key) ?? purge(read(path.basename(href)), [...words()].sort());
    results.set(key, css);
    element.children = [];
    DomUtils.appendChild(element, new Text(await css));
    addStylesWithoutScripts(element, stylesAfterPaint(href));
  };
}

/** What `wordsOf` reads, apart from the texts of attributes that differ between pages. */
const outlineOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .match(/<\w+| (?:class|id|type|role|data-[\w-]+|aria-(?:current|hidden))="[^"]*"|var\(--[\w-]+/g)
    ?.join('') ?? '';

/** Without scripts nothing else loads the whole style sheet. */
function addStylesWithoutScripts(element: Element, href: string): void {
  const next = DomUtils.nextElementSibling(element);
  if (next?.name === 'noscript') DomUtils.removeElement(next);
  for (const node of parseNodes(`<noscript><link rel="stylesheet" href="${href}"></noscript>`))
    DomUtils.append(element, node);
}

/** Names of elements and attributes, values that selectors use, and custom properties that style attributes use. */
function wordsOf(page: Document): Set<string> {
  const words = new Set<string>();
  for (const node of DomUtils.getElementsByTagName('*', page)) {
    if (hiddenElements.has(node.name)) continue;
    words.add(node.name);
    for (const [name, value] of Object.entries(node.attribs)) {
      words.add(name);
      if (selectedValues.test(name)) for (const word of value.split(/\s+/)) words.add(word);
      if (name === 'style') for (const [, property = ''] of value.matchAll(usedVariable)) words.add(property);
    }
  }
  return words;
}

async function purge(css: string, words: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    // Decodes the characters that React escapes. Class names of utilities contain some of them.
    content: [{ raw: DomUtils.textContent(parseDocument(words.join(' '))), extension: 'html' }],
    css: [{ raw: removeLater(css) }],
    extractors: [{ extensions: ['html'], extractor: (content) => content.split(' ') }],
    variables: true,
    keyframes: true,
    safelist: { standard: ['dark'], variables: words.filter((word) => word.startsWith('--')) },
  });
  return delayFonts(removeUnused(result?.css ?? '')).toString();
}

/** Selectors of field parts that no page has. */
const absentParts = /::(?:-webkit-(?:calendar|date|inner-spin|outer-spin|search)|file-selector-button)/;

/** Conditions of rules that the first paint can do without. */
const laterMedia = /^print$|hover:|forced-colors:/;

/** Component styles below the first screen that change no sizes: lines, tints, animations. */
const decoration = /(?:^|\.)decoration$/;

/** States that the first paint does not have. Rules for other states use `:not()`. */
const laterState =
  /(?<!:not\([^)]*):(?:hover|active|focus-visible|disabled|modal)|::(?:placeholder|selection)/;

/**
 * Removes what the first paint of any page does not use, before PurgeCSS looks for variables that nothing uses. The
 * whole style sheet follows later. These 700 bytes, compressed, do not fit the first flight of packets (14.6 kB).
 */
function removeLater(css: string): string {
  const root = parse(css);
  root.walkComments((comment) => void comment.remove());
  // Initial values for browsers without `@property`, which the site does not support.
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.nodes = undefined;
    if (decoration.test(layer.params) && layer.nodes) removeWithParents(layer);
  });
  const isLater = (selector: string) => absentParts.test(selector) || laterState.test(selector);
  root.walkRules((rule) => {
    if (rule.selectors.every(isLater)) removeWithParents(rule);
  });
  root.walkAtRules('media', (rule) => {
    if (laterMedia.test(rule.params)) removeWithParents(rule);
  });
  return root.toString();
}

/** Removes rules that PurgeCSS leaves empty, and registered properties that nothing uses. */
function removeUnused(css: string): Root {
  const root = parse(css);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) removeWithParents(rule);
  });
  root.walkAtRules((rule) => {
    const isUnusedProperty = rule.name === 'property' && !css.includes(`var(${rule.params}`);
    if (isUnusedProperty || rule.nodes?.length === 0) rule.remove();
  });
  return root;
}

/** Removes a rule, and the conditions around it that have no other rule. */
function removeWithParents(rule: ChildNode): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithParents(parent as AtRule);
}

/** Puts web fonts into a last rule that applies without scripts only. src/theme/web-fonts.ts adds them after the first paint. */
function delayFonts(root: Root): Root {
  const media = new AtRule({ name: 'media', params: '(scripting:none)' });
  root.walkAtRules('font-face', (rule) => {
    if (rule.toString().includes('url(')) media.append(rule);
  });
  return media.nodes ? root.append(media) : root;
}

/**
 * Writes a copy of each style sheet without `@font-face` rules, which every page has inline. When a second copy of them
 * arrives, browsers lay out all text again.
 */
export function writeStylesAfterPaint(site: string): void {
  for (const file of fs.readdirSync(site).filter((name) => /^styles\.[^.]+\.css$/.test(name))) {
    const root = parse(fs.readFileSync(path.join(site, file), 'utf8'));
    root.walkAtRules('font-face', (rule) => void rule.remove());
    fs.writeFileSync(path.join(site, stylesAfterPaint(file)), root.toString());
  }
}

export const stylesAfterPaint = (href: string): string => href.replace(/\.css$/, '.after-paint.css');
