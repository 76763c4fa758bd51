import fs from 'node:fs/promises';
import path from 'node:path';
import type { ImageUse } from '../../../../src/content-model/schema';
import { isRecord } from '../../../definitions/definitions';
import { quote } from '../../../parse/problem';
import { isHttpsAddress } from '../../../../src/content-model/https-address';
import { explainFile, explainName, imageEndings, inspectImage, isAnimated, isLinked } from './image-file';
import type { Site } from '../../../model/site';
import { imagesIn } from '../../../model/downloads';
import { checkTypes, checkTexts } from '../check-texts';
import { type Rule, problemIn, type Rules } from '../rule';

const imagesFitTheirPlaces: Rule = async (site) => {
  const problems = site.fields.map(async ({ file, path, value, schema: { imageUse } }) => {
    const message = imageUse && isRecord(value) && (await sourceMessage(site, value.src, imageUse));
    return message ? [file.problem([...path, 'src'], message)] : [];
  });
  return (await Promise.all(problems)).flat();
};

/** The sizes of an image and of those in it, by their keys. Without those that cannot be read. */
async function sizesOf(site: Site, image: Readonly<Record<string, unknown>>) {
  const parts = Object.entries({ ...image, src: image }).map(async ([key, part]) => {
    const size = isRecord(part) && typeof part.src === 'string' && (await inspectImage(site, part.src));
    return size && typeof size !== 'string' ? [[key, `${size.width} × ${size.height}`] as const] : [];
  });
  return new Map((await Promise.all(parts)).flat());
}

const layersFitTheirImages: Rule = async (site) => {
  const problems = site.fields.map(async ({ file, path, value, schema: { isLayer } }) => {
    const below = path.slice(0, -1).reduce<unknown>((part, key) => (part as never)[key], file.value);
    if (!isLayer || !isRecord(value) || !isRecord(below)) return [];
    const [sizes, expected] = await Promise.all([sizesOf(site, value), sizesOf(site, below)]);
    return [...sizes]
      .filter(([key, size]) => (expected.get(key) ?? size) !== size)
      .map(([key, size]) => {
        const place = key === 'src' ? [key] : [key, 'src'];
        const message = `the image has ${size} pixels, expected ${expected.get(key)} as the image on which it lies; remove it if it belongs to another image`;
        return file.problem([...path, ...place], message);
      });
  });
  return (await Promise.all(problems)).flat();
};

const sharingPage =
  /^https:\/\/(?:www\.dropbox\.com|(?:drive|docs|photos)\.google\.com|photos\.app\.goo\.gl|(?:1drv\.ms|onedrive\.live\.com)|www\.icloud\.com|unsplash\.com\/photos)\//;

async function sourceMessage(site: Site, src: unknown, use: ImageUse): Promise<string | undefined> {
  // The definition reports it.
  if (typeof src !== 'string' || src.trim() === '') return undefined;
  if (sharingPage.test(src))
    return `found ${quote(src)}, a page that shows a file and no image, expected the file in images/`;
  if (src.startsWith('https://') && !use.imageFiles)
    return `found ${quote(src)}, expected a file in images/: ${use.name} cannot be on another site`;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src))
    return isHttpsAddress(src)
      ? undefined
      : `found ${quote(src)}, expected a file such as "/images/image.jpg" or an address such as "https://example.org/image.jpg"`;
  if (isLinked(site, src)) return undefined;
  const missing = explainFile(site, src, 'an image', imageEndings);
  if (missing) return missing;
  const image = await inspectImage(site, src);
  if (typeof image === 'string') return image;
  const { name, minWidth, minHeight } = use;
  return image.width >= minWidth && image.height >= minHeight
    ? undefined
    : `the image ${quote(src)} has ${image.width} × ${image.height} pixels, expected at least ${minWidth} × ${minHeight} for ${name}`;
}

const fileName = 'illustrations.json';

const namesIn = ({ illustrations }: Site): string[] =>
  Object.keys(illustrations).filter((name) => name !== '$schema');

const illustrationsHaveWords: Rule = (site) =>
  checkTexts(site, (name, { path, schema }) =>
    path.at(-1) === 'illustration' && schema.enum?.includes(name) && !namesIn(site).includes(name)
      ? `found ${quote(name)}, an illustration without words, expected ${quote(name)} in ${fileName}`
      : undefined,
  );

const wordsAreShown: Rule = (site) => {
  const shown = site.fields.flatMap(({ path, value }) => (path.at(-1) === 'illustration' ? value : []));
  return namesIn(site)
    .filter((name) => !shown.includes(name))
    .flatMap((name) => problemIn(site, fileName, [name], 'no section shows this illustration', 'key'));
};

const imagesHavePlainNames: Rule = (site) =>
  checkTypes(
    site,
    ({ isImageFile, isInline }) => isImageFile && !isInline,
    (text) => (text.startsWith('https:') ? undefined : explainName(text)),
  );

/** In bytes. A photograph of 2,560 pixels needs less. */
const largeImage = 1_000_000;

/** Builds and reviews of large images are slow. */
const imagesAreSmall: Rule = async (site) => {
  const sizes = imagesIn(site).map(async (name) => {
    const { size } = await fs.stat(path.join(site.directory, name)).catch(() => ({ size: 0 }));
    if (size <= largeImage) return [];
    const message = `the image has ${(size / 1e6).toFixed(1)} MB, expected at most ${largeImage / 1e6} MB`;
    return problemIn(site, name, [], message);
  });
  return (await Promise.all(sizes)).flat();
};

const imagesAreStill: Rule = async (site) => {
  const animated = imagesIn(site).map(async (name) => {
    const bytes = await fs.readFile(path.join(site.directory, name)).catch(() => Buffer.of());
    const message = 'the image is animated, and pages show its first frame only, expected a still image';
    return isAnimated(bytes) ? problemIn(site, name, [], message) : [];
  });
  return (await Promise.all(animated)).flat();
};

export const imageRules: Rules = {
  fieldRules: [imagesFitTheirPlaces, layersFitTheirImages],
  rules: [illustrationsHaveWords],
  warnings: [imagesAreSmall, imagesAreStill, imagesHavePlainNames, wordsAreShown],
};
