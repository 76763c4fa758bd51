import type { ContentFile } from '../content-file';
import { type FieldPath, type Problem, quote } from '../problem';
import { isRecord } from '../schema-details';
import { isHttpsAddress } from './href';
import { inspectPicture, type PictureFile } from './picture-file';
import { type PicturePlace, picturePlace } from './picture-places';
import type { Content, Rule } from './rule';

interface PictureUse {
  file: ContentFile;
  src: string;
  /** The path of the picture, and the value found there. */
  path: FieldPath;
  picture: unknown;
  place: PicturePlace | undefined;
}

/**
 * Pictures exist, can be decoded, are large enough for their place, and have words where they say something.
 *
 * @param content all content
 * @returns a problem for each field that is wrong; a picture used twice is looked at once
 */
export const picturesFitTheirPlaces: Rule = async (content) => {
  const uses = pictureUses(content);
  const sources = new Set(uses.map(({ src }) => src).filter((src) => !src.startsWith('https://')));
  const inspected = new Map(
    await Promise.all(
      [...sources].map(async (src) => [src, await inspectPicture(content.directory, src)] as const),
    ),
  );
  return uses.flatMap((use) => [...sourceProblems(use, inspected.get(use.src)), ...altProblems(use)]);
};

function pictureUses({ texts }: Content): PictureUse[] {
  return texts
    .filter(({ format }) => format === 'picture')
    .map(({ file, text, path: sourcePath }) => {
      const path = sourcePath.slice(0, -1);
      return {
        file,
        src: text,
        path,
        picture: valueAt(file.value, path),
        place: picturePlace(file.name, path),
      };
    });
}

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value);
}

function sourceProblems({ file, src, path, place }: PictureUse, picture: PictureFile | undefined): Problem[] {
  const problem = (message: string) => [file.problem([...path, 'src'], message)];
  if (!picture) {
    if (isHttpsAddress(src)) return [];
    return problem(`found ${quote(src)}, expected an address such as "https://example.org/picture.jpg"`);
  }
  if ('message' in picture) return problem(picture.message);
  if (!place || (picture.width >= place.width && picture.height >= place.height)) return [];
  return problem(
    `the picture ${quote(src)} has ${picture.width} × ${picture.height} pixels, ` +
      `expected at least ${place.width} × ${place.height} for ${place.name}`,
  );
}

function altProblems({ file, path, picture, place }: PictureUse): Problem[] {
  const alt = isRecord(picture) ? picture.alt : undefined;
  if (!place || typeof alt !== 'string') return [];
  const problem = (message: string) => [file.problem([...path, 'alt'], message)];
  if (place.isMeaningful) {
    return alt.trim()
      ? []
      : problem('found an empty text, expected words for people who cannot see the picture');
  }
  return alt ? problem(`found ${quote(alt)}, expected "" as the picture is decoration`) : [];
}
