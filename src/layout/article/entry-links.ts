import type { PageLink } from '../../content-model/entry';

/** The pages that a post or a case study leads to. */
export interface EntryLinks {
  /** The page that lists the collection. */
  readonly listPage: PageLink | null;
  readonly next: PageLink | null;
}
