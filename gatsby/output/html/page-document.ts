import type { ChildNode, Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

// Keeps names and entities as React writes them.
const parseOptions = { decodeEntities: false, lowerCaseTags: false, lowerCaseAttributeNames: false };
const serialiseOptions = { decodeEntities: false, emptyAttrs: true };

export const parsePage = (html: string): Document => parseDocument(html, parseOptions);

export const serialisePage = (page: Document): string => DomUtils.getOuterHTML(page, serialiseOptions);

export const parseNodes = (html: string): ChildNode[] => parsePage(html).childNodes;

/** @returns all elements with the name, in document order */
export const elementsOf = (page: Document | ChildNode[], name: string): Element[] =>
  DomUtils.getElementsByTagName(name, page);

/** The element for the style sheet. Its `data-href` is the URL of the whole one. */
export const styleElementOf = (page: Document): Element | undefined =>
  elementsOf(page, 'style').find(({ attribs }) => 'data-href' in attribs);
