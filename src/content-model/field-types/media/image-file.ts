import { textField } from '../texts/text';

export const imageFile = textField({
  format: 'image',
  pattern:
    '(^https://|\\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF]|[tT][iI][fF][fF]?)$)',
  expected: 'expected a file such as "/images/image.jpg" or an address that starts with https://',
  // The check of images explains what is wrong with it: that depends on its place.
  explain: () => undefined,
  toNode: (text, { imagePath }) => imagePath(text),
  control: () => ({ widget: 'image', hint: undefined }),
  isImageFile: true,
  directives: ['img-src'],
});
