import type { ContentFile } from '../parse-content';
import type { Definitions } from '../../content/definitions';
import type { Problem } from '../problem';
import type { FormattedText } from '../schema-details';

/** All of the content that could be read, for rules that look beyond one field. */
export interface Content {
  /** Absolute path of the content folder. */
  directory: string;
  /** The files that could be parsed, by name: "plans.json". */
  files: ReadonlyMap<string, ContentFile>;
  definitions: Definitions;
  /** Every text whose definition gives it a format: links, images and the like. */
  texts: readonly (FormattedText & { file: ContentFile })[];
}

/**
 * Something that JSON Schema cannot say. A rule sees content of any shape and passes over what breaks its definition:
 * that has been reported already.
 */
export type Rule = (content: Content) => Problem[] | Promise<Problem[]>;
