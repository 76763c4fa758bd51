import {
  choice,
  image,
  kind,
  link,
  list,
  optional,
  sectionTitle,
  text,
  type Data,
} from '../../content-model';

export const definition = kind(
  'image-and-text',
  'An image on the left or right, with a few paragraphs beside it.',
  {
    title: sectionTitle('A small studio, on purpose'),
    paragraphs: list(
      'The text, one entry for each paragraph. The first one is larger.',
      text(400, 'One paragraph.', 'We began in 2015 with one shop that needed a website by Christmas.'),
      { max: 4, example: ['We began in 2015.', 'There are five of us now.'] },
    ),
    image: image('The image. It is cropped to 4 × 3.', {
      place: 'the image beside a text',
      minWidth: 1200,
      minHeight: 900,
    }),
    imageSide: choice('The side of the image on wide screens. On narrow screens it is above the text.', [
      'left',
      'right',
    ]),
    caption: optional(
      text(
        120,
        'A line below the image. Leave it out for an image without one.',
        'Every project starts on paper.',
      ),
    ),
    actions: optional(
      list(
        'The buttons below the text; the first one is filled. Leave it out for a section without buttons.',
        link('One button.'),
        { max: 2 },
      ),
    ),
  },
);

export type ImageAndTextContent = Data<typeof definition>;
