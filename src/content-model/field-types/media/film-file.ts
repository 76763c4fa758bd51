import type { FieldType } from '../../schema';
import { stringType, textField } from '../texts/text';

/** The check of links says whether there is such a file, and the forms offer those that there are. */
const ofFolder: Partial<FieldType> & Pick<FieldType, 'control' | 'explain'> = {
  explain: undefined,
  control: (schema, form) => ({ ...stringType.control(schema, form), widget: 'link' }),
  isLink: true,
};

export const filmFile = textField({
  ...ofFolder,
  format: 'film',
  pattern: String.raw`^/files/\S+\.(mp4|webm)$`,
  expected: 'expected a file such as "/files/film.mp4"',
  max: 100,
});

/** Each language has its own. */
export const captionsFile = textField({
  ...ofFolder,
  format: 'captions',
  pattern: String.raw`^/files/\S+\.vtt$`,
  expected: 'expected a file such as "/files/film.vtt"',
  max: 100,
  isOwn: true,
});
