import { caption, group, image, kind, list, sectionTitle, text, type Data } from '../../content-model';

export const definition = kind(
  'gallery',
  'Gallery – Images of any shape in rows, each with a larger view and, if you like, a caption.',
  {
    title: sectionTitle,
    'intro?': text(180, 'A sentence below the heading. Leave it out for a gallery without one.'),
    images: list(
      'The images, in order. Wide and high ones can be mixed: the images of a row have the same height, and none is cropped.',
      group('GalleryImage', 'One image.', {
        image: image(
          'The image. One on another site is cropped to 4 × 3 until it is enlarged.',
          'a gallery image',
          [800, 600],
          { breakpoints: [480, 800, 1200, 2000] },
        ),
        'caption?': caption,
      }),
      { min: 2, max: 24 },
    ),
  },
);

export type GalleryContent = Data<typeof definition>;
