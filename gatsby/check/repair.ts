import { fileDefinitions, isRecord, type Schema } from '../definitions/definitions';
import { shownName } from '../model/read-content';
import type { ContentFile } from '../parse/parse-text';
import { fileProblem } from '../parse/problem';

/** A value that has the shape of its definition: what is wrong or missing is replaced by the least that is right. */
const repair = (value: unknown, schema: Schema): unknown => schema.fieldType?.repair(value, schema, repair);

/** Without a definition, a section of an unknown kind has any keys. */
const repairRoot = ({ value, definition }: ContentFile): unknown =>
  definition ? repair(value, definition) : isRecord(value) ? value : {};

/**
 * Gives files the shape of their definitions, so that rules can read them in spite of mistakes that are reported already, and
 * adds those that are missing. Places of fields stay the same.
 */
export function repairFiles(
  directory: string,
  files: readonly ContentFile[],
  { hasShape, isTranslation }: { hasShape: (file: ContentFile) => boolean; isTranslation: boolean },
): Map<string, ContentFile> {
  const names = new Set(files.map(({ name }) => name));
  const missing = [...fileDefinitions].flatMap(([name, definition]): ContentFile[] => {
    if (isTranslation || names.has(name) || definition.optional) return [];
    const problem: ContentFile['problem'] = (_, message) => fileProblem(shownName(directory, name), message);
    return [{ name, definition, value: undefined, problems: [], problem }];
  });
  return new Map(
    [...files, ...missing].map((file) => [
      file.name,
      hasShape(file) ? file : { ...file, value: repairRoot(file) },
    ]),
  );
}
