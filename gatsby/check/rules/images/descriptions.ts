import type { ImageUse } from '../../../../src/content-model/schema';
import { isRecord } from '../../../definitions/definitions';
import { quote } from '../../../parse/problem';
import type { FieldRule } from '../check-texts';

export const imagesAreDescribed: FieldRule = ({ fields }) =>
  fields.flatMap(({ file, path, value, schema: { imageUse } }) => {
    const message = imageUse && isRecord(value) && altMessage(value.alt, imageUse);
    return message ? [file.problem([...path, 'alt'], message)] : [];
  });

function altMessage(alt: unknown, { decorative }: ImageUse): string | undefined {
  if (typeof alt !== 'string') return undefined;
  if (decorative) return alt && `found ${quote(alt)}, expected none, as the image is decoration`;
  return /^(?:\s*|what the image shows.*|(?:image|photo|picture|img|dsc)[\W_\d]*|\S+\.(?:jpe?g|png|webp|avif|tiff?|gif|svg))$/i.test(
    alt,
  )
    ? `found ${alt ? quote(alt) : 'no description'}, expected words for people who cannot see the image`
    : undefined;
}
