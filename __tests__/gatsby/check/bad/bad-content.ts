import type { ContentCopy } from '../content-copy';

/** One kind of bad content, and every line that the check says about it. */
export interface BadContent {
  title: string;
  spoil: (copy: ContentCopy) => unknown;
  says: readonly string[];
}

/** Spoils content by writing one thing in place of another. */
export const replace =
  (file: string, found: string, replacement: string): BadContent['spoil'] =>
  (copy) =>
    copy.replace(file, found, replacement);
