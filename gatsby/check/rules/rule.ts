import type { FieldPath } from '../../definitions/definitions';
import type { Site } from '../../model/site';
import { shownName } from '../../model/read-content';
import { fileProblem, type Problem } from '../../parse/problem';

export type Rule = (site: Site) => Problem[] | Promise<Problem[]>;

export interface Rules {
  /**
   * Rules about single fields. They receive files of any shape, and ignore what breaks their definition. If two report the same
   * field, only the first problem is kept.
   */
  fieldRules?: readonly Rule[];
  /** Rules about several files, which have the shape of their definitions. */
  rules?: readonly Rule[];
  /** Rules that need all pages and anchors. */
  targetRules?: readonly Rule[];
  /** What is valid but has no effect, or fails visitors when the site is published. */
  warnings?: readonly Rule[];
}

/** Reports a place in a file of the content folder: also an image, or a file that is missing. */
export const problemIn = (
  { files, directory }: Site,
  name: string,
  path: FieldPath,
  message: string,
  at?: 'key',
): Problem[] => [
  files.get(name)?.problem(path, message, at) ?? fileProblem(shownName(directory, name), message),
];
