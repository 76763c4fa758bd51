import type { ContentFile } from '../parse-content';
import type { Problem } from '../problem';
import type { ContentField, Rule } from './rule';

/**
 * Exactly one of a file's objects has a mark, such as the popular plan, where its definition asks for it (`exactlyOne`).
 *
 * @param content all content
 * @returns for each file a problem when none has the mark, or one for each mark after the first
 */
export const exactlyOneIsMarked: Rule = ({ files, fields }) =>
  [...files.values()].flatMap((file) =>
    problemsIn(
      file,
      fields.filter((field) => field.file === file && field.schema.exactlyOne),
    ),
  );

function problemsIn(file: ContentFile, marks: readonly ContentField[]): Problem[] {
  const [mark] = marks;
  if (!mark) return [];
  const { path, schema } = mark;
  const [first, ...others] = marks.filter(({ value }) => value === true);
  if (first) {
    const { line } = file.problem(first.path, '');
    const message = `a second ${schema.exactlyOne} is ${path.at(-1)} besides the one in line ${line}, expected exactly one`;
    return others.map((other) => file.problem(other.path, message));
  }
  // A mark that is missing or has another type may be the one. The definition reports it.
  if (!marks.every(({ value }) => value === false)) return [];
  const message = `no ${schema.exactlyOne} is ${path.at(-1)}, expected "${path.at(-1)}": true in exactly one`;
  return [file.problem(path.slice(0, 1), message)];
}
