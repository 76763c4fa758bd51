import { type Document, type Element, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

const options = { lowerCaseTags: false, lowerCaseAttributeNames: false };

/** @param decodeEntities whether entities become characters, and not stay as React writes them */
export const parsePage = (html: string, decodeEntities = false): Document =>
  parseDocument(html, { ...options, decodeEntities });

/** @returns all elements with the name, in document order */
export const elementsOf = (page: Document, name: string): Element[] =>
  DomUtils.getElementsByTagName(name, page);

/** Text of a page that keeps entities is markup. */
export const addAfter = (element: Element, markup: string): void =>
  DomUtils.append(element, new Text(markup));
