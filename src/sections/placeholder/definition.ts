import { kind, link, list, openingImage, text, type Data } from '../../content-model';

export const definition = kind(
  'placeholder',
  "Under construction – The page's heading from pages.json and a sentence beside an image. Pages without sections show the one that is called `placeholder`.",
  {
    text: text(120, 'The sentence below the heading.'),
    image: openingImage('The decorative image beside the heading.', 'a page under construction'),
    links: list('The links below the text, in order.', link('One link.'), { max: 3 }),
  },
  { showsHeading: true, showsImage: true },
);

export type PlaceholderContent = Data<typeof definition>;
