import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Sharp } from 'sharp';
import type { ContentImage } from '../../../../src/content-model/kind';
import { brandColour } from '../../../brand/palette';
import { isLocal } from '../../../folders';
import { isPlaceholder } from '../../../model/pages/route';
import type { Route, Site } from '../../../model/site';
import { inAllLanguages } from '../../../model/languages/languages';
import { backgroundImage, renderBackground } from './background';
import { renderOverlay } from './overlay';

export interface OgImage {
  /** Path from the site's root: "/share/0f3c….jpg". */
  file: string;
  alt: string;
}

/**
 * How many placeholder pages have their own image, and how many pages of tags and authors. Others use the image of the
 * home page: an image takes up to 0.2 s, and a site may have thousands of such pages.
 */
export const maxPlaceholderImages = 24;

/** In bytes. Some services do not show larger images. */
const maxBytes = 120_000;

const qualities = [84, 70, 55, 40, 25];

/**
 * Makes the Open Graph images of all routes and deletes unused ones. A file is named after a digest of its content:
 * existing images are not rendered again, and services that cache images fetch changed ones.
 */
export async function makeOgImages(site: Site, folder: string) {
  const target = path.join(folder, 'share');
  fs.mkdirSync(target, { recursive: true });
  const images = new Map<string, OgImage>();
  for (const language of inAllLanguages(site)) await addImages(images, language, target);
  const used = new Set([...images.values()].map(({ file }) => path.basename(file)));
  for (const name of fs.readdirSync(target)) if (!used.has(name)) fs.rmSync(path.join(target, name));
  return images;
}

async function addImages(images: Map<string, OgImage>, site: Site, target: string): Promise<void> {
  const withoutOwn = new Set([
    ...site.routes.filter(isPlaceholder).slice(maxPlaceholderImages),
    ...site.routes.filter(({ archive }) => archive).slice(maxPlaceholderImages),
  ]);
  for (const route of site.routes)
    if (route.share) images.set(route.path, await makeCover(route.share, site, target));
    else if (!withoutOwn.has(route)) images.set(route.path, await makeOgImage(route, site, target));
  const home = images.get(site.home);
  if (home) for (const { path } of withoutOwn) if (!images.has(path)) images.set(path, home);
  for (const { path, value } of site.entries) {
    const cover = (value.share ?? value.cover) as ContentImage | undefined;
    const image = cover && isLocal(cover.src) ? await makeCover(cover, site, target) : home;
    if (image) images.set(path, image);
  }
}

async function makeOgImage(route: Route, site: Site, target: string): Promise<OgImage> {
  const { heading } = route;
  const { brand, settings } = site;
  const overlay = await renderOverlay(heading, site);
  const file = await writeImage(backgroundImage(route, site), site, target, overlay);
  return { file, alt: `${heading}. ${brand.name}, ${settings.tagline}` };
}

/** The cover of a post or case study, or an image of its own for sharing. It has no text, so that entries with the same cover share the file. */
const makeCover = async (cover: ContentImage, site: Site, target: string): Promise<OgImage> => ({
  file: await writeImage(cover, site, target),
  alt: cover.alt ?? '',
});

/** @returns the path of the file from the site's root */
async function writeImage(image: ContentImage | undefined, site: Site, target: string, overlay = '') {
  const digest = createHash('sha256')
    .update(overlay)
    .update(image ? fs.readFileSync(path.join(site.directory, image.src)) : '')
    .update(image?.focalPoint ?? '')
    .update(brandColour('--color-canvas', 'dark', site.brand))
    .digest('hex');
  const name = `${digest.slice(0, 16)}.jpg`;
  const file = path.join(target, name);
  if (!fs.existsSync(file)) {
    const background = await renderBackground(image, site);
    fs.writeFileSync(
      file,
      await encode(background.composite(overlay ? [{ input: Buffer.from(overlay) }] : [])),
    );
  }
  return `/share/${name}`;
}

async function encode(image: Sharp): Promise<Buffer> {
  let jpeg = Buffer.of();
  for (const quality of qualities) {
    jpeg = await image.jpeg({ quality }).toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}
