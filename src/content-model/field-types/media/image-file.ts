import type { FieldType, Schema } from '../../schema';
import { pattern, stringType } from '../texts/text';

export const imageFileType: FieldType = {
  ...stringType,
  format: 'image',
  // The check of images does: it depends on the place of the image.
  explain: () => undefined,
  toNode: (text, { imagePath }) => imagePath(text),
  control: () => ({ widget: 'image', hint: undefined }),
  isImageFile: true,
  directives: ['img-src'],
};

export const imageFile = (description: string): Schema<string> =>
  pattern(
    '(^https://|\\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF]|[tT][iI][fF][fF]?)$)',
    description,
    {
      fieldType: imageFileType,
      expected: 'expected a file such as "/images/image.jpg" or an address that starts with https://',
    },
  );
