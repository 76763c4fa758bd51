import type { FieldPath } from '../problem';

/** What a place on the site asks of its picture. */
export interface PicturePlace {
  /** The place in words, for messages. */
  name: string;
  /** The smallest size in pixels that stays sharp there. */
  width: number;
  height: number;
  /** Whether the picture says something, so that people who cannot see it need it in words. */
  isMeaningful: boolean;
}

/** Every place that shows a picture, by file and the field it begins with. */
const picturePlaces: readonly (PicturePlace & { file: string; field: string })[] = [
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
    field: 'picture',
    name: 'a page under construction',
    width: 1200,
    height: 675,
    isMeaningful: false,
  },
  {
    file: 'not-found.json',
    field: 'picture',
    name: 'the page for unknown addresses',
    width: 1200,
    height: 675,
    isMeaningful: false,
  },
];

/**
 * Finds what a picture's place asks of it.
 *
 * @param file the content file: "hero.json"
 * @param path the picture's path in it
 * @returns the place, or undefined where a definition has a picture that the table has not
 */
export function picturePlace(file: string, path: FieldPath): PicturePlace | undefined {
  return picturePlaces.find((place) => place.file === file && place.field === path[0]);
}
