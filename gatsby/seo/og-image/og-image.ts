import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { isPlaceholder, type Route, type SiteContent } from '../../content/site-content';
import { artworkFor, createCutter } from './background';
import { drawing, size } from './overlay';

/** The image that shows where a page is shared. */
export interface OgImage {
  /** From the site's root: "/share/0f3c….jpg". */
  file: string;
  /** Its words. */
  alt: string;
  width: number;
  height: number;
}

/**
 * How many pages under construction have an image of their own, from the top of the route list; all others show the
 * home page's. An image takes up to a tenth of a second to make, and a site may have thousands of such pages.
 */
export const placeholdersWithImage = 24;

/** In bytes. Some places where pages are shared refuse larger ones. */
const largest = 120_000;

/** Qualities to try, until an image is small enough. */
const qualities = [84, 70, 55, 40, 25];

/**
 * Makes the images of all pages, and takes out those that no page has any more. The name of a file tells what is in
 * it: one that is there already stays, so that only a change makes work, and places that keep images see it.
 *
 * @param content all content
 * @param site absolute path of the built site
 * @returns the image of each route, by its path
 */
export async function makeOgImages(
  content: SiteContent,
  site: string,
): Promise<ReadonlyMap<string, OgImage>> {
  const target = path.join(site, 'share');
  fs.mkdirSync(target, { recursive: true });
  const cut = createCutter(content.directory, size);
  const without = new Set(content.routes.filter(isPlaceholder).slice(placeholdersWithImage));
  const images = new Map<string, OgImage>();
  for (const route of content.routes) {
    if (without.has(route)) continue;
    const plan = planImage(route, content);
    const file = path.join(target, plan.name);
    if (!fs.existsSync(file)) fs.writeFileSync(file, await draw(await cut(plan.artwork), plan.overlay));
    images.set(route.path, { file: `/share/${plan.name}`, alt: plan.alt, ...size });
  }
  const home = images.get('/');
  if (home) for (const route of without) images.set(route.path, home);

  const needed = new Set([...images.values()].map(({ file }) => path.basename(file)));
  for (const name of fs.readdirSync(target)) if (!needed.has(name)) fs.rmSync(path.join(target, name));
  return images;
}

/** What an image is made of, and the file name that follows from it. */
function planImage(route: Route, content: SiteContent) {
  const { name: brand, tagline } = content.site;
  const artwork = artworkFor(route, content);
  const overlay = drawing({ brand, tagline, heading: route.heading });
  const digest = createHash('sha256')
    .update(overlay)
    .update(artwork ? fs.readFileSync(path.join(content.directory, artwork.src)) : '')
    .update(artwork?.focalPoint ?? '')
    .digest('hex');
  const alt = `${route.heading}. ${brand}, ${tagline}`;
  return { name: `${digest.slice(0, 16)}.jpg`, alt, artwork, overlay };
}

async function draw(artwork: sharp.Sharp, overlay: string): Promise<Buffer> {
  const { data, info } = await artwork
    .composite([{ input: Buffer.from(overlay) }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  let bytes = data;
  for (const quality of qualities) {
    bytes = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer();
    if (bytes.length < largest) break;
  }
  return bytes;
}
