import type { FilmData } from './parts/film';

export interface EntryPage {
  readonly path: string;
  /** "draft" or "scheduled"; null if it is published. */
  readonly status: string | null;
  /** Pages query it only if the content has one. */
  readonly film?: FilmData | null;
}

export interface PageLink {
  readonly path: string;
  readonly title: string;
}

export type ListOf<Key extends string, Entry> = Readonly<Record<Key, readonly Entry[]>>;
