import { fileDefinitions, isRecord, type Schema } from '../definitions/definitions';
import { shownName } from '../model/read-content';
import type { ContentFile } from '../parse/parse-content';
import { fileProblem } from '../parse/problem';

/** Texts that `Intl` takes. */
const valid: Readonly<Partial<Record<NonNullable<Schema['format']>, string>>> = {
  locale: 'en-GB',
  currency: 'GBP',
};

const isValid = (text: string, { enum: choices, format, pattern = '' }: Schema): boolean =>
  choices?.includes(text) ?? (!format || !(format in valid) || new RegExp(pattern).test(text));

const hasType = (value: unknown, { type }: Schema): boolean =>
  type === 'object'
    ? isRecord(value)
    : type === 'array'
      ? Array.isArray(value)
      : typeof value === (type === 'integer' ? 'number' : type);

/** A value that has the shape of its definition: what is wrong or missing is replaced by the least that is right. */
function repair(value: unknown, schema: Schema): unknown {
  const { type, items = {}, properties = {}, required = [], enum: choices, format, minimum = 0 } = schema;
  switch (type) {
    case 'object': {
      const own = isRecord(value) ? value : {};
      const parts = Object.entries(properties).flatMap(([key, part]) =>
        required.includes(key) || hasType(own[key], part) ? [[key, repair(own[key], part)] as const] : [],
      );
      const others = Object.entries(own).filter(([key]) => !Object.hasOwn(properties, key));
      return Object.fromEntries([...others, ...parts]);
    }
    case 'array':
      return Array.isArray(value) ? value.map((entry: unknown) => repair(entry, items)) : [];
    case 'boolean':
      return value === true;
    case 'integer':
      return typeof value === 'number' ? value : minimum;
    default:
      if (typeof value === 'string' && isValid(value, schema)) return value;
      return choices?.[0] ?? (format && valid[format]) ?? '';
  }
}

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
      hasShape(file) ? file : { ...file, value: repair(file.value, file.definition ?? { type: 'object' }) },
    ]),
  );
}
