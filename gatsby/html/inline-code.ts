import { createHash } from 'node:crypto';
import type { Document } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { elementsOf } from './page-document';

/** Hashes of the inline code of all pages, in the form of a content security policy. */
export interface InlineCode {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

export interface InlineCodeCollection extends InlineCode {
  add(page: Document): void;
}

/**
 * Collects the hashes of the inline code of pages.
 *
 * @see https://www.w3.org/TR/CSP3/#external-hash
 */
export function collectInlineCode(): InlineCodeCollection {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const hashes = new Map<string, string>();
  const hashOf = (text: string): string => {
    const hash = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    hashes.set(text, hash);
    return hash;
  };
  const add = (page: Document): void => {
    for (const element of elementsOf(page, 'script'))
      if (!('src' in element.attribs) && !('type' in element.attribs))
        scripts.add(hashOf(DomUtils.textContent(element)));
    for (const element of elementsOf(page, 'style')) styles.add(hashOf(DomUtils.textContent(element)));
  };
  return { scripts, styles, add };
}
