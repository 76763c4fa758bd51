import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { type FieldData, type Fields, type FieldValues, group, part, pattern, text } from '../builders';
import type { ImageFiles, Schema } from '../schema';

/** The smallest size of an image, in pixels. */
type Size = readonly [width: number, height: number];

const imageFields = (alt: string) => ({
  src: pattern(
    '(^https://|\\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF]|[tT][iI][fF][fF]?)$)',
    'File – The path from the content folder, such as /images/team.jpg, or an address that starts with https://.',
    {
      format: 'image',
      expected: 'expected a file such as "/images/image.jpg" or an address that starts with https://',
    },
  ),
  'alt?': text(200, alt, { min: 0 }),
  'focalPoint?': pattern(
    '^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$',
    'The point that stays visible when the image is cropped: distance from the left, then from the top.',
    { expected: 'expected two percentages such as "75% 50%"' },
  ),
});

type ImageFields = ReturnType<typeof imageFields>;

export type ImageValue = FieldValues<ImageFields>;

/** The processed image. Null for an image on another site. */
export type ImageFile = {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
} | null;

/** A decorative image, as queries return it. It has no `alt`. */
export type DecorationData = Omit<FieldData<ImageFields>, 'alt'> & { readonly file: ImageFile };

export type ImageData = DecorationData & { readonly alt: string };

const imagePart = part(
  'image',
  group(
    'Image',
    'An image: a file in content/images, or the address of an image on another site.',
    imageFields('Description – What the image shows, for people who cannot see it.'),
  ) as Schema<ImageValue, ImageData>,
);

const placeOf = (
  name: string,
  [minWidth, minHeight]: Size,
  decorative: boolean,
  imageFiles?: ImageFiles,
) => ({ imageUse: { name, minWidth, minHeight, decorative, imageFiles } });

/** @param place as messages name it */
export const image = (description: string, place: string, size: Size, files?: ImageFiles) =>
  imagePart(description, { ...placeOf(place, size, false, files), required: ['src', 'alt'] });

export const decoration = (
  description: string,
  place: string,
  size: Size,
  files: ImageFiles,
): Schema<ImageValue, DecorationData> => imagePart(description, placeOf(place, size, true, files));

export const openingImage = (description: string, place: string) =>
  decoration(description, place, [1200, 675], { quality: 80, breakpoints: [720, 1080, 1920] });

export const decorationWith = <F extends Fields>(
  name: string,
  description: string,
  place: string,
  size: Size,
  fields: F,
  files: ImageFiles,
) =>
  group(
    name,
    description,
    { ...imageFields('None, because the image is decoration.'), ...fields },
    placeOf(place, size, true, files),
  ) as Schema<ImageValue & FieldValues<F>, DecorationData & FieldData<F>>;
