import type { Document, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { elementsOf, parseNodes } from './page-document';

const isMetaTag = ({ name, attribs }: Element): boolean =>
  (name === 'meta' && (attribs.name === 'twitter:card' || 'property' in attribs)) ||
  (name === 'script' && attribs.type === 'application/ld+json');

/**
 * Puts Open Graph and JSON-LD metadata after the title, in place of those of a previous build.
 *
 * @param page the parsed page
 * @param tags HTML of the elements
 */
export function injectMetaTags(page: Document, tags: string): void {
  const [head] = elementsOf(page, 'head');
  const [title] = elementsOf(head?.childNodes ?? [], 'title');
  if (!head || !title) return;
  DomUtils.getElementsByTagName('*', head.childNodes)
    .filter(isMetaTag)
    .forEach((element) => DomUtils.removeElement(element));
  for (const node of parseNodes(tags).toReversed()) DomUtils.append(title, node);
}
