import type { FormPlace } from '../../form-places';

/** A form before it is saved. */
export interface UnsavedEntry {
  /** Of the configuration, such as "section-pricing". */
  collection: string;
  /** The name of the file without its ending. A new entry has none yet. */
  slug?: string;
  /** What the file has in each language. */
  values: Record<string, Record<string, unknown>>;
  /** Images that the form adds, as data URLs, by the addresses that the form has for them meanwhile. */
  uploads?: Record<string, string>;
}

/** A problem that saving a form would cause. */
export interface FormProblem extends Partial<FormPlace> {
  /** The language of the form that has it. It is missing if another form has it. */
  locale?: string;
  /** Whether a field that is needed is still empty, as most are in a new form. */
  isLeftOut?: boolean;
  message: string;
}
