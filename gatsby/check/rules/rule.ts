import type { FieldPath, FieldAnswers } from '../../definitions/definitions';
import type { Site, SiteField } from '../../model/site';
import type { ContentFile } from '../../parse/parse-content';
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

export const checkTexts = (
  { fields }: Site,
  explain: (text: string, field: SiteField) => string | undefined,
): Problem[] =>
  fields.flatMap((field) => {
    const message = typeof field.value === 'string' ? explain(field.value, field) : undefined;
    return message ? [field.file.problem(field.path, message)] : [];
  });

/** Reports each text of some types that `explain` has a message for. The definition reports empty texts. */
export const checkTypes = (
  site: Site,
  isMeant: (fieldType: FieldAnswers) => boolean | undefined,
  explain: (text: string, file: ContentFile, path: FieldPath) => string | undefined,
): Problem[] =>
  checkTexts(site, (text, { file, path, schema }) =>
    schema.fieldType && isMeant(schema.fieldType) && text.trim() ? explain(text, file, path) : undefined,
  );
