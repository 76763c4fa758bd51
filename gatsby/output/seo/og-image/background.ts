import path from 'node:path';
import sharp from 'sharp';
import type { ContentImage } from '../../../../src/content-model/kind';
import { brandColour } from '../../../brand/palette';
import { isLocal } from '../../../folders';
import type { Route, Site } from '../../../model/site';
import { askSections } from '../../../model/pages/section';
import { size } from './overlay';

/** The image of the route, or one that its page or the home page shows. Undefined if all of them are on other sites. */
export function backgroundImage(route: Route, site: Site): ContentImage | undefined {
  const home = site.routes.find(({ path }) => path === site.home);
  const names = [...route.sections, ...(home?.sections ?? [])];
  const shown = askSections(site, names, (kind, section) => kind.shareImages?.(section));
  return [route.image, ...shown].find((image) => image && isLocal(image.src));
}

/**
 * Crops an image of a content folder to the size of an Open Graph image around its focal point. The colour of an inverse
 * surface is behind transparent images and in place of a missing image.
 */
export async function renderBackground(image: ContentImage | undefined, { directory, brand }: Site) {
  const colour = brandColour('--color-canvas', 'dark', brand);
  if (!image) return sharp({ create: { ...size, channels: 3, background: colour } });
  const { data, info } = await sharp(path.join(directory, image.src))
    .autoOrient()
    .resize({ ...size, fit: 'outside' })
    .flatten({ background: colour })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [x = 50, y = 50] = image.focalPoint?.match(/\d+/g)?.map(Number) ?? [];
  return sharp(data, { raw: info }).extract({
    left: Math.round(((info.width - size.width) * x) / 100),
    top: Math.round(((info.height - size.height) * y) / 100),
    ...size,
  });
}
