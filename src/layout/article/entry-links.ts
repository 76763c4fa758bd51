interface LinkedPage {
  readonly path: string;
  readonly title: string;
}

/** The pages that a post or a case study leads to. */
export interface EntryLinks {
  /** The page that lists the collection. */
  readonly listPage: LinkedPage | null;
  readonly next: LinkedPage | null;
}
