import { parseInline } from '../parse/markdown/inline';
import { didYouMean, nearest } from '../parse/nearest';
import { quote } from '../parse/problem';
import type { FieldTools } from './rules/text-forms';

/** What types of fields use to explain a text, without the rest of the site. */
export const textTools = {
  quote,
  nearest,
  didYouMean,
  explainUnknown: (text, names, otherwise) =>
    names.includes(text) ? undefined : `found ${quote(text)}${didYouMean(nearest(text, names), otherwise)}`,
  parseInline,
} satisfies Partial<FieldTools>;
