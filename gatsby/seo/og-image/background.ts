import path from 'node:path';
import sharp from 'sharp';
import { isPlaceholder, type Route, sectionsOfKind, type SiteContent } from '../../content/site-content';

/** An image of the content, as its definition has it. */
export type Artwork = Pick<Queries.Image, 'src' | 'focalPoint'>;

/**
 * Chooses what an Open Graph image is drawn on.
 *
 * @param route the page: its own image comes first, then what it shows in its place
 * @param content all content
 * @returns the first image that is a file; nothing when all are kept elsewhere
 */
export function artworkFor(route: Route, content: SiteContent): Artwork | undefined {
  const placeholders = sectionsOfKind<Queries.Placeholder>(content, 'placeholder', ['placeholder']);
  const own = isPlaceholder(route) ? [route.image, ...placeholders.map(({ image }) => image)] : [];
  const heroes = [
    ...sectionsOfKind<Queries.Hero>(content, 'hero', route.sections),
    ...sectionsOfKind<Queries.Hero>(content, 'hero'),
  ];
  const slides = heroes.flatMap((hero) => hero.slides);
  return [...own, ...slides].find((image) => image && !image.src.startsWith('https://')) ?? undefined;
}

interface Area {
  width: number;
  height: number;
}

/**
 * Makes a function that cuts images so that they fill an area, around their focal points.
 *
 * @param folder absolute path of the content folder
 * @param area in px
 * @returns the function; without an image it gives a plane of ink
 */
export function createCutter(
  folder: string,
  area: Area,
): (artwork: Artwork | undefined) => Promise<sharp.Sharp> {
  // Several pages show the same image, mostly around other points: reading it is half of the work.
  const known = new Map<string, Promise<{ data: Buffer; info: sharp.OutputInfo }>>();
  return async (artwork) => {
    if (!artwork) return sharp({ create: { ...area, channels: 3, background: '#0b0920' } });
    const scaled = known.get(artwork.src) ?? cover(path.join(folder, artwork.src), area);
    known.set(artwork.src, scaled);
    const { data, info } = await scaled;
    const [x = 50, y = 50] = artwork.focalPoint?.match(/\d+/g)?.map(Number) ?? [];
    return sharp(data, { raw: info }).extract({
      left: Math.round(((info.width - area.width) * x) / 100),
      top: Math.round(((info.height - area.height) * y) / 100),
      ...area,
    });
  };
}

/** Scales an image so that it just covers an area. */
async function cover(file: string, area: Area) {
  const { width, height } = await sharp(file).metadata();
  const scale = Math.max(area.width / width, area.height / height);
  return sharp(file)
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .flatten({ background: '#0b0920' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}
