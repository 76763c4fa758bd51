import type { ContentFile } from '../parse-content';
import { type FieldPath, type Problem, quote } from '../problem';
import { isRecord } from '../schema-details';
import { isHttpsAddress } from './href';
import { inspectImage, type ImageFile } from './image-file';
import { type ImagePlace, imagePlace } from './image-places';
import type { Content, Rule } from './rule';

interface ImageUse {
  file: ContentFile;
  src: string;
  /** The path of the image, and the value found there. */
  path: FieldPath;
  image: unknown;
  place: ImagePlace | undefined;
}

/**
 * Images exist, can be decoded, are large enough for their place, and have words where they say something.
 *
 * @param content all content
 * @returns a problem for each field that is wrong; an image used twice is looked at once
 */
export const imagesFitTheirPlaces: Rule = async (content) => {
  const uses = imageUses(content);
  const sources = new Set(uses.map(({ src }) => src).filter((src) => !src.startsWith('https://')));
  const inspected = new Map(
    await Promise.all(
      [...sources].map(async (src) => [src, await inspectImage(content.directory, src)] as const),
    ),
  );
  return uses.flatMap((use) => [...sourceProblems(use, inspected.get(use.src)), ...altProblems(use)]);
};

function imageUses({ texts }: Content): ImageUse[] {
  return texts
    .filter(({ format }) => format === 'image')
    .map(({ file, text, path: sourcePath }) => {
      const path = sourcePath.slice(0, -1);
      return {
        file,
        src: text,
        path,
        image: valueAt(file.value, path),
        place: imagePlace(file.name, path),
      };
    });
}

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value);
}

function sourceProblems({ file, src, path, place }: ImageUse, image: ImageFile | undefined): Problem[] {
  const problem = (message: string) => [file.problem([...path, 'src'], message)];
  if (!image) {
    if (isHttpsAddress(src)) return [];
    return problem(`found ${quote(src)}, expected an address such as "https://example.org/image.jpg"`);
  }
  if ('message' in image) return problem(image.message);
  if (!place || (image.width >= place.width && image.height >= place.height)) return [];
  return problem(
    `the image ${quote(src)} has ${image.width} × ${image.height} pixels, ` +
      `expected at least ${place.width} × ${place.height} for ${place.name}`,
  );
}

function altProblems({ file, path, image, place }: ImageUse): Problem[] {
  const alt = isRecord(image) ? image.alt : undefined;
  if (!place || typeof alt !== 'string') return [];
  const problem = (message: string) => [file.problem([...path, 'alt'], message)];
  if (place.isMeaningful) {
    return alt.trim()
      ? []
      : problem('found an empty text, expected words for people who cannot see the image');
  }
  return alt ? problem(`found ${quote(alt)}, expected "" as the image is decoration`) : [];
}
