import type { Graph } from 'schema-dts';
import { escapeMarkup } from './escape-markup';

/**
 * Writes what machines are told of a page.
 *
 * @param card what it is shown by where it is shared; Twitter takes the same words, and is told the format alone
 * @param data what it says in the vocabulary of schema.org
 * @returns elements for the head
 */
export function announcement(card: readonly (readonly [string, string])[], data: Graph): string {
  const metas = card.map(
    ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}"/>`,
  );
  // Within a script element only "<" could mean anything else than itself.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<meta name="twitter:card" content="summary_large_image"/>${metas.join('')}<script type="application/ld+json">${json}</script>`;
}
