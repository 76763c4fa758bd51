import { type ImageUse, isRecord } from '../../content/definitions';
import type { ContentFile } from '../parse-content';
import { type FieldPath, type Problem, quote } from '../problem';
import { isHttpsAddress } from './href';
import { inspectImage, type ImageFile } from './image-file';
import type { Content, Rule } from './rule';

interface UsedImage {
  file: ContentFile;
  path: FieldPath;
  image: Record<string, unknown>;
  /** Empty if the definition reports it. */
  src: string;
  use: ImageUse;
}

/** Images exist, can be decoded, are large enough for their place, and have alternative text if not decorative. */
export const imagesFitTheirPlaces: Rule = async (content) => {
  const images = usedImages(content);
  const sources = new Set(images.map(({ src }) => src).filter((src) => src && !src.startsWith('https://')));
  const inspected = new Map(
    await Promise.all(
      [...sources].map(async (src) => [src, await inspectImage(content.directory, src)] as const),
    ),
  );
  return images.flatMap((image) => [
    ...sourceProblems(image, inspected.get(image.src)),
    ...altProblems(image),
  ]);
};

const usedImages = ({ fields }: Content): UsedImage[] =>
  fields.flatMap(({ file, path, value, schema: { imageUse } }) => {
    if (!imageUse || !isRecord(value)) return [];
    const src = typeof value.src === 'string' ? value.src.trim() && value.src : '';
    return [{ file, path, image: value, src, use: imageUse }];
  });

function sourceProblems({ file, src, path, use }: UsedImage, image: ImageFile | undefined): Problem[] {
  const problem = (message: string) => [file.problem([...path, 'src'], message)];
  if (!image) {
    if (!src || isHttpsAddress(src)) return [];
    return problem(`found ${quote(src)}, expected an address such as "https://example.org/image.jpg"`);
  }
  if ('message' in image) return problem(image.message);
  if (image.width >= use.minWidth && image.height >= use.minHeight) return [];
  return problem(
    `the image ${quote(src)} has ${image.width} × ${image.height} pixels, ` +
      `expected at least ${use.minWidth} × ${use.minHeight} for ${use.name}`,
  );
}

function altProblems({ file, path, image: { alt }, use }: UsedImage): Problem[] {
  if (typeof alt !== 'string') return [];
  const problem = (message: string) => [file.problem([...path, 'alt'], message)];
  if (use.decorative)
    return alt ? problem(`found ${quote(alt)}, expected "" as the image is decoration`) : [];
  return alt.trim() ? [] : problem('found an empty text, expected words for people who cannot see the image');
}
