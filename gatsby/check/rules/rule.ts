import type { ContentFile } from '../parse-content';
import { type Definitions, type Field, isRecord, type Schema } from '../../content/definitions/definitions';
import type { Problem } from '../problem';

/** All of the content that could be read, for rules that look beyond one field. */
export interface Content {
  /** Absolute path of the content folder. */
  directory: string;
  /** By name: "site.json", "sections/terms.md". */
  files: ReadonlyMap<string, ContentFile>;
  definitions: Definitions;
  /** Every field that a definition describes. */
  fields: readonly (Field & { file: ContentFile })[];
}

/** What JSON Schema cannot express. A rule receives content of any shape and ignores what breaks its definition. */
export type Rule = (content: Content) => Problem[] | Promise<Problem[]>;

/** Reports each text of a format that `explain` has a message for. The definition reports empty texts. */
export const checkTexts = (
  { fields }: Content,
  format: string,
  explain: (text: string, file: ContentFile) => string | undefined,
): Problem[] =>
  fields.flatMap(({ file, path, schema, value }) => {
    if (schema.format !== format || typeof value !== 'string' || value.trim() === '') return [];
    const message = explain(value, file);
    return message ? [file.problem(path, message)] : [];
  });

/** Reads a list from content that may be invalid. Returns an empty list if there is none. */
export const listAt = (value: unknown, key: string): unknown[] =>
  isRecord(value) && Array.isArray(value[key]) ? (value[key] as unknown[]) : [];

/** Whether an object has only keys of its definition. An unknown key may be a misspelt one, and has its own message. */
export const hasKnownKeys = (value: object, { properties = {} }: Schema = {}): boolean =>
  Object.keys(value).every((key) => Object.hasOwn(properties, key));
