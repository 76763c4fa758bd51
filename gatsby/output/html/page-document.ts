import type { Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

const options = { lowerCaseTags: false, lowerCaseAttributeNames: false };

/** @param decodeEntities whether entities become characters, and not stay as React writes them */
export const parsePage = (html: string, decodeEntities = false): Document =>
  parseDocument(html, { ...options, decodeEntities });

export const elementsOf = (page: Document, name: string): Element[] =>
  DomUtils.getElementsByTagName(name, page);

export function addAfter(element: Element, markup: string): void {
  for (const node of parsePage(markup).childNodes.toReversed()) DomUtils.append(element, node);
}
