import { withPrefix } from '../../hooks/navigation/router';

export interface Pagefind {
  /** Loads the index. Without this, the first search does. */
  init: () => Promise<void>;
  /** The pages with all of the words, or with words that start with them. Words in quotation marks are found as they are. */
  search: (words: string) => Promise<{ results: readonly Result[] }>;
}

export interface Result {
  data: () => Promise<FoundPage>;
}

export interface FoundPage {
  /** The path, as the build has named it (gatsby/output/search-index.ts). */
  raw_url: string;
  /** The image is a small version of the first one of the page, and the position its CSS `object-position`. */
  meta: { title?: string; image?: string; position?: string };
  /** The text around the words, which are in `mark` elements. Other brackets are escaped. */
  excerpt: string;
}

/** @param attempt a number that is another one after a failure, which browsers and Pagefind remember for an address */
export const loadPagefind = (attempt: number): Promise<Pagefind> =>
  import(
    /* webpackIgnore: true */ withPrefix(`${__PARTS__.search}pagefind.js?${attempt}`)
  ) as Promise<Pagefind>;
