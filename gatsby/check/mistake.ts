import type { FieldPath } from '../content/definitions/definitions';

/** A mistake in the encoding or the syntax of a file. */
export interface Mistake {
  /** What becomes uncertain: nothing else, the value of one text, or everything that follows. */
  severity: 'local' | 'text' | 'rest';
  offset: number;
  message: string;
  /** The field, if it is known. */
  path?: FieldPath;
}

export const mistake = (
  severity: Mistake['severity'],
  offset: number,
  message: string,
  path?: FieldPath,
): Mistake => ({ severity, offset, message, path });
