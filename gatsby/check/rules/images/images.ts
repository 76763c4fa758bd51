import type { ImageUse } from '../../../../src/content-model/schema';
import { isRecord } from '../../../content/definitions/definitions';
import { quote } from '../../problem';
import { isHttpsAddress } from '../../href';
import { inspectImage } from './image-file';
import type { Content, Rule } from '../rule';

/** Images exist, can be decoded, are large enough for their place, and have alternative text if not decorative. */
export const imagesFitTheirPlaces: Rule = async (content) => {
  const problems = content.fields.map(async ({ file, path, value, schema: { imageUse } }) => {
    if (!imageUse || !isRecord(value)) return [];
    const messages = {
      src: await sourceMessage(content, value.src, imageUse),
      alt: altMessage(value.alt, imageUse),
    };
    return Object.entries(messages).flatMap(([key, message]) =>
      message ? [file.problem([...path, key], message)] : [],
    );
  });
  return (await Promise.all(problems)).flat();
};

/** Links that services offer for sharing a file. */
const sharingPage =
  /^https:\/\/(?:www\.dropbox\.com|(?:drive|docs|photos)\.google\.com|photos\.app\.goo\.gl|(?:1drv\.ms|onedrive\.live\.com)|www\.icloud\.com|unsplash\.com\/photos)\//;

async function sourceMessage(content: Content, src: unknown, use: ImageUse): Promise<string | undefined> {
  // The definition reports it.
  if (typeof src !== 'string' || src.trim() === '') return undefined;
  if (sharingPage.test(src))
    return `found ${quote(src)}, a page that shows a file and no image, expected the file in images/`;
  if (src.startsWith('https://'))
    return isHttpsAddress(src)
      ? undefined
      : `found ${quote(src)}, expected an address such as "https://example.org/image.jpg"`;
  const image = await inspectImage(content, src);
  if (typeof image === 'string') return image;
  const { name, minWidth, minHeight } = use;
  return image.width >= minWidth && image.height >= minHeight
    ? undefined
    : `the image ${quote(src)} has ${image.width} × ${image.height} pixels, expected at least ${minWidth} × ${minHeight} for ${name}`;
}

function altMessage(alt: unknown, { decorative }: ImageUse): string | undefined {
  if (typeof alt !== 'string') return undefined;
  if (decorative) return alt && `found ${quote(alt)}, expected "" as the image is decoration`;
  return alt.trim() ? undefined : 'found an empty text, expected words for people who cannot see the image';
}
