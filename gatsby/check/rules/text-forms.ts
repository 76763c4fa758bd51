import type { CheckTools } from '../../../src/content-model/field-types/field-type';
import type { Schema } from '../../definitions/definitions';
import { explainMismatch } from '../schema-messages';
import { checkTexts, type FieldRule } from './check-texts';

const mismatch = (text: string, schema: Schema): string | undefined =>
  RegExp(schema.pattern ?? '', 'u').test(text) ? undefined : explainMismatch(text, schema);

export type FieldTools = Omit<CheckTools, 'mismatch'>;

/** The types of fields explain what is wrong with a text. The definition reports empty texts. */
export const textsHaveTheirForm =
  (tools: FieldTools): FieldRule =>
  (site) =>
    checkTexts(site, (text, { schema }) => {
      const { explain, throws } = schema.fieldType ?? {};
      return text.trim() && !(throws && mismatch(text, schema))
        ? explain?.(text, { ...tools, mismatch: (other) => mismatch(other, schema) })
        : undefined;
    });
