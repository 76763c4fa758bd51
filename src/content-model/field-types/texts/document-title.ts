import type { FieldType, Schema } from '../../schema';
import { stringType, text } from './text';

/** In characters. Search engines cut off a longer title and replace a shorter one. */
const titleLength = { min: 10, max: 70 };

const documentTitleType: FieldType = {
  ...stringType,
  format: 'document-title',
  hasWords: true,
  explain: (text, { quote, documentTitle }) => {
    const title = documentTitle(text);
    if (title === undefined) return undefined;
    const { length } = [...title];
    if (length >= titleLength.min && length <= titleLength.max) return undefined;
    const limit = length < titleLength.min ? `at least ${titleLength.min}` : `at most ${titleLength.max}`;
    return `found ${length} characters with the brand's name, ${quote(title)}, expected ${limit}`;
  },
};

/** The title of a page, to which the brand's name is added. */
export const documentTitle = (description: string): Schema<string> =>
  text(55, description, { fieldType: documentTitleType });
