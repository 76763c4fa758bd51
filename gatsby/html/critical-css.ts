import fs from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { dropUnusedStyles } from './unused-styles';

const styleElement = /(<style data-href="([^"]+)"[^>]*>)([^]*?)<\/style>/;
const openingTag = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attributeOf = /([^\s=]+)(?:="([^"]*)")?/g;
const askedFor = /var\((--[\w-]+)/g;

/** Attributes whose values style sheets select by; what the others hold differs from page to page. */
const selectedValues = /^(?:id|class|type|role|tabindex|data-[\w-]+|aria-(?:current|hidden|expanded))$/i;
/** Elements that are never seen, so that nothing selects them. */
const unseen = /^(?:script|style|link|meta|title)$/i;

/** Set on the document by scripts before the first paint. */
const always = ['dark', 'fonts'];

/**
 * Makes a function that takes out of a page's inlined styles whatever selects nothing on it. The rest comes with the
 * whole style sheet, which the page asks for after its first paint (see late-scripts.ts).
 *
 * @param folder absolute path of the built site, which holds the whole style sheets
 * @returns the function: it takes a page and gives it back with less in its style element
 */
export function createStyleSlimmer(folder: string): (html: string) => Promise<string> {
  // Pages of one template hold the same elements: the work is done once for all of them.
  const known = new Map<string, Promise<string>>();
  return async (html) => {
    const element = styleElement.exec(html);
    if (!element) return html;
    const [whole, opening, href = ''] = element;
    const words = [...wordsOf(html.replace(whole, ''))].sort();
    const key = `${href} ${words.join(' ')}`;
    if (!known.has(key))
      known.set(key, slim(fs.readFileSync(path.join(folder, path.basename(href)), 'utf8'), words));
    const styles = await known.get(key);
    return html.replace(whole, () => `${opening}${styles}</style>`);
  };
}

/** Everything that a selector could name: elements, attributes, and the values of some; and what own styles ask for. */
function wordsOf(html: string): Set<string> {
  const words = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(openingTag)) {
    if (unseen.test(tag)) continue;
    words.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(attributeOf)) {
      words.add(name);
      if (selectedValues.test(name)) value.split(/\s+/).forEach((word) => words.add(word));
      if (name === 'style') for (const [, property = ''] of value.matchAll(askedFor)) words.add(property);
    }
  }
  return words;
}

async function slim(css: string, words: string[]): Promise<string> {
  const results = await new PurgeCSS().purge({
    content: [{ raw: words.join(' '), extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: (content) => content.split(' ') }],
    safelist: always,
  });
  const selecting = results.map((result) => result.css).join('');
  return dropUnusedStyles(
    selecting,
    words.filter((word) => word.startsWith('--')),
  );
}
