import { group, image, kind, list, optional, sectionTitle, text, type Data } from '../../content-model';

export const definition = kind(
  'gallery',
  'Images of any shape in rows, each with a larger view and, if you like, a caption.',
  {
    title: sectionTitle('The workshop in June'),
    intro: optional(
      text(
        180,
        'A sentence below the heading. Leave it out for a gallery without one.',
        'Sketches, proofs and the afternoon when the plotter broke.',
      ),
    ),
    images: list(
      'The images, in order. Wide and high ones can be mixed: the images of a row have the same height, and none is cropped.',
      group('GalleryImage', 'One image.', {
        image: image('The image. One on another site is cropped to 4 × 3 until it is enlarged.', {
          place: 'a gallery image',
          minWidth: 800,
          minHeight: 600,
        }),
        caption: optional(
          text(
            120,
            'A line below the image. Leave it out for an image without one.',
            'The first sketch, on the back of an invoice.',
          ),
        ),
      }),
      { min: 2, max: 24 },
    ),
  },
);

export type GalleryContent = Data<typeof definition>;
