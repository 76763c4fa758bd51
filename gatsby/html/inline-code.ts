import { createHash } from 'node:crypto';

/** What the pages of a site hold inline, which a security policy has to name. */
export interface InlineCode {
  /** Hashes of inline scripts, as a policy writes them. */
  scripts: ReadonlySet<string>;
  /** Hashes of inline style sheets. */
  styles: ReadonlySet<string>;
}

/** What is inline on the pages that have been looked at so far. */
export interface InlineCodeCollection extends InlineCode {
  /** Looks at one more. */
  add(html: string): void;
}

const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g;

/**
 * Collects what is inline on the pages of a site.
 *
 * @see https://www.w3.org/TR/CSP3/#external-hash
 */
export function collectInlineCode(): InlineCodeCollection {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const hashes = new Map<string, string>();
  const hashOf = (text: string): string => {
    const known = hashes.get(text);
    if (known) return known;
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    hashes.set(text, hash);
    return hash;
  };
  const add = (html: string): void => {
    for (const [, text = ''] of html.matchAll(inlineScript)) scripts.add(hashOf(text));
    for (const [, text = ''] of html.matchAll(inlineStyle)) styles.add(hashOf(text));
  };
  return { scripts, styles, add };
}
