import type { FieldPath } from '../problem';

/** What a place on the site asks of its image. */
export interface ImagePlace {
  /** The place in words, for messages. */
  name: string;
  /** The smallest size in pixels that stays sharp there. */
  width: number;
  height: number;
  /** Whether the image says something, so that people who cannot see it need it in words. */
  isMeaningful: boolean;
}

/** Every place that shows an image, by file and the field it begins with. */
const imagePlaces: readonly (ImagePlace & { file: string; field: string })[] = [
  { file: 'hero.json', field: 'slides', name: 'a hero slide', width: 1600, height: 900, isMeaningful: false },
  { file: 'plans.json', field: 'mvp', name: 'the MVP card', width: 1200, height: 900, isMeaningful: true },
  {
    file: 'pages.json',
    field: 'pages',
    name: 'a page under construction',
    width: 1200,
    height: 675,
    isMeaningful: false,
  },
  {
    file: 'placeholder.json',
    field: 'image',
    name: 'a page under construction',
    width: 1200,
    height: 675,
    isMeaningful: false,
  },
  {
    file: 'not-found.json',
    field: 'image',
    name: 'the page for unknown addresses',
    width: 1200,
    height: 675,
    isMeaningful: false,
  },
];

/**
 * Finds what an image's place asks of it.
 *
 * @param file the content file: "hero.json"
 * @param path the image's path in it
 * @returns the place, or undefined where a definition has an image that the table has not
 */
export function imagePlace(file: string, path: FieldPath): ImagePlace | undefined {
  return imagePlaces.find((place) => place.file === file && place.field === path[0]);
}
