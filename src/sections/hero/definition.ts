import { heroFilm } from '../../content-model/parts/film';
import type { ImageFiles } from '../../content-model/schema';
import { decoration, decorationWith, kind, link, list, text, type Data } from '../../content-model';

const wideFiles: ImageFiles = { formats: ['AVIF', 'WEBP'], breakpoints: [1920, 2560] };
const narrowFiles: ImageFiles = { formats: ['AVIF', 'WEBP'], breakpoints: [720, 1080] };

const layer = decorationWith(
  'HeroLayer',
  'A part of the image that moves over it while the page scrolls: an image of the same width, height and `focalPoint`, transparent elsewhere.',
  'the layer of a hero slide',
  [1600, 900],
  {
    'narrowImage?': decoration(
      'The part for `narrowImage` of the slide, of the same width and height.',
      'the narrow layer of a hero slide',
      [900, 1600],
      narrowFiles,
    ),
  },
  wideFiles,
  { rare: true, isLayer: true },
);

export const definition = kind(
  'hero',
  "Hero – The first screen of a page, with the page's heading from pages.json over background images.",
  {
    subline: text(140, 'The sentence below the headline.'),
    actions: list('The buttons below the subline; the first one is filled.', link('One button.'), { max: 2 }),
    slides: list(
      'The background images, in order. A single one has no buttons and does not change.',
      decorationWith(
        'HeroSlide',
        'One background image; it is decoration, so its alt stays empty.',
        'a hero slide',
        [1600, 900],
        {
          'narrowImage?': decoration(
            'What phones in portrait format show in place of the image above: change both. Its upper half is calm and dark, because the text is there. Without it, phones show a part of the wide image, and load more.',
            'the narrow image of a hero slide',
            [900, 1600],
            narrowFiles,
          ),
          'layer?': layer,
          'film?': heroFilm,
          'label?': text(
            24,
            'The name of the slide, in the lower corner. Leave it out for slides without names.',
          ),
        },
        wideFiles,
      ),
      { max: 6 },
    ),
  },
  { showsHeading: true, startsLine: true },
);

export type HeroContent = Data<typeof definition>;

export type HeroLayerData = Data<typeof layer>;
