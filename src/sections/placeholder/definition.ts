import { decoration, kind, link, list, text, type Data } from '../../content-model';

export const definition = kind(
  'placeholder',
  "The page's heading from pages.json and a sentence beside an image. Pages without sections show sections/placeholder.json.",
  {
    text: text(120, 'The sentence below the heading.'),
    image: decoration('The decorative image beside the heading.', 'a page under construction', [1200, 675], {
      formats: ['AVIF', 'WEBP'],
      breakpoints: [1080, 1920],
    }),
    links: list('The links below the text, in order.', link('One link.'), { max: 3 }),
  },
  { showsHeading: true },
);

export type PlaceholderContent = Data<typeof definition>;
