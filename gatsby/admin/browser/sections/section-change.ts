import type { Answer } from '../../changes/change';
import type { UnsavedEntry } from '../check/form-problem';

/** A list of sections in a form, and what is to happen to it. */
export interface SectionChange {
  form: UnsavedEntry;
  /** Where the values of the form have the list: the language, then keys. */
  list: readonly string[];
  /** A section that is written and added to the list. By default, its title is the name of its kind. */
  add?: { kind: string; title: string };
  /** The name of a section that is removed from the list and deleted. */
  remove?: string;
}

export interface SectionAnswer extends Answer {
  /** The form to open then: "#/collections/section-pricing/entries/plans". */
  hash?: string;
}
