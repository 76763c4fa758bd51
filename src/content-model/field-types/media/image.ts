import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { part } from '../../builders';
import type { FieldType, ImageFiles, Keywords, Schema } from '../../schema';
import { type FieldData, type Fields, type FieldValues, group, groupType } from '../basic/group';
import { text } from '../texts/text';
import { focalPoint } from './focal-point';
import { imageFile } from './image-file';

/** The smallest size of an image, in pixels. */
type Size = readonly [width: number, height: number];

const imageFields = (alt: string) => ({
  src: imageFile(
    'File – The path from the content folder, such as /images/team.jpg, or an address that starts with https://.',
  ),
  'alt?': text(200, alt, { min: 0 }),
  'focalPoint?': focalPoint(
    'The point that stays visible when the image is cropped: distance from the left, then from the top.',
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

const imageType: FieldType = {
  ...groupType,
  isInherited: true,
  // It is null for an image on another site.
  nodeFields: { file: 'File @link(by: "relativePath", from: "src")' },
  takes: ({ imageUse }) =>
    `see [image](#image), at least ${imageUse?.minWidth} × ${imageUse?.minHeight} pixels, ${imageUse?.decorative ? 'without' : 'with'} \`alt\``,
};

const imagePart = part(
  'image',
  group(
    'Image',
    'An image: a file in content/images, or the address of an image on another site.',
    imageFields('Description – What the image shows, for people who cannot see it.'),
    { fieldType: imageType },
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
  keywords?: Pick<Keywords, 'rare' | 'isLayer'>,
) =>
  group(
    name,
    description,
    { ...imageFields('None, because the image is decoration.'), ...fields },
    { fieldType: imageType, ...placeOf(place, size, true, files), ...keywords },
  ) as Schema<ImageValue & FieldValues<F>, DecorationData & FieldData<F>>;
