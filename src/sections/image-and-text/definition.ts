import { caption, choice, image, kind, link, list, sectionTitle, text, type Data } from '../../content-model';

export const definition = kind(
  'image-and-text',
  'Image and text – An image on the left or right, with a few paragraphs beside it.',
  {
    title: sectionTitle,
    paragraphs: list(
      'The text, one entry for each paragraph. The first one is larger.',
      text(400, 'One paragraph.'),
      { max: 4 },
    ),
    image: image('The image. It is cropped to 4 × 3.', 'the image beside a text', [1200, 900], {
      breakpoints: [480, 800, 1200, 1600],
    }),
    imageSide: choice(
      'The side of the image on wide screens. On narrow screens, and in the look `table`, it is above the text.',
      ['left', 'right'],
    ),
    'caption?': caption,
    'actions?': list(
      'The buttons below the text; the first one is filled. Leave it out for a section without buttons.',
      link('One button.'),
      { max: 2 },
    ),
  },
);

export type ImageAndTextContent = Data<typeof definition>;
