import type { ContentFile } from '../parse-content';
import type { Definitions, Field } from '../../content/definitions';
import type { Problem } from '../problem';

/** All of the content that could be read, for rules that look beyond one field. */
export interface Content {
  /** Absolute path of the content folder. */
  directory: string;
  /** The files that are content, whether they could be parsed or not. */
  names: readonly string[];
  /** The files that could be parsed, by name: "site.json", "sections/plans.json". */
  files: ReadonlyMap<string, ContentFile>;
  definitions: Definitions;
  /** Every field that a definition describes. */
  fields: readonly ContentField[];
}

export interface ContentField extends Field {
  file: ContentFile;
}

/**
 * Lists the texts of a format, without empty ones: the definition reports those.
 *
 * @param format such as "href"
 */
export const textsOf = ({ fields }: Content, format: string): (ContentField & { text: string })[] =>
  fields.flatMap((field) =>
    field.schema.format === format && typeof field.value === 'string' && field.value.trim() !== ''
      ? [{ ...field, text: field.value }]
      : [],
  );

/**
 * Something that JSON Schema cannot say. A rule sees content of any shape and passes over what breaks its definition:
 * that has been reported already.
 */
export type Rule = (content: Content) => Problem[] | Promise<Problem[]>;
