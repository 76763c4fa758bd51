import type { FieldType, Schema } from '../../schema';
import { stringType, text } from './text';

const tagType: FieldType = { ...stringType, format: 'tag', hasPage: true };

/** A topic. All posts with the same one have a page. */
export const tag = (max: number, description: string): Schema<string> =>
  text(max, description, { fieldType: tagType });
