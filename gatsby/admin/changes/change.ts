import type { FormPlace } from '../form-places';
import type { Difference } from './compare';

/** A difference from the last published state, in the words of the forms. What no form has has no `hash`. */
export interface Change extends FormPlace {
  id: string;
  /** The path from the content folder. */
  file: string;
  kind: Difference['kind'];
  before: string;
  after: string;
  /** The codes of the languages whose text has not changed with that of the first one. */
  behind: readonly string[];
  /** Entries that still have the old value, such as a telephone number in a text. */
  stillIn: readonly string[];
}

export interface ChangeList {
  /** Differs if anything in it, or in the files, differs. */
  version: string;
  changes: readonly Change[];
  isGit: boolean;
  /** Whether "Undo" and "Publish" are on. */
  isWritable: boolean;
  /** The number of commits that are not published yet. */
  commits: number;
}

/** Why something was refused. What no form has has no `hash`. */
export interface Refusal extends Partial<FormPlace> {
  /** "Price list, Simple pricing, Plans 2, Price" */
  place: string;
  message: string;
}

/** What became of "Undo" or "Publish". */
export interface Answer {
  isDone: boolean;
  message: string;
  /** What the check says against it. */
  problems?: readonly Refusal[];
}
