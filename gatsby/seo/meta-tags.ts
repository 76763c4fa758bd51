import type { Graph } from 'schema-dts';
import { escapeMarkup } from './escape-markup';
import type { OpenGraph } from './open-graph';

/**
 * Writes the Open Graph and JSON-LD elements of a page. Twitter falls back to the Open Graph properties for everything
 * but the format of its card.
 */
export function metaTags(properties: OpenGraph, data: Graph): string {
  const metas = properties.map(
    ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}"/>`,
  );
  // In a script element, only "<" can end the text.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<meta name="twitter:card" content="summary_large_image"/>${metas.join('')}<script type="application/ld+json">${json}</script>`;
}
