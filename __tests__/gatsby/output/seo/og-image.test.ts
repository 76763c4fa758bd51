/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Route } from '../../../../gatsby/model/site';
import { backgroundImage, renderBackground } from '../../../../gatsby/output/seo/og-image/background';
import { makeOgImages, maxPlaceholderImages } from '../../../../gatsby/output/seo/og-image/og-image';
import { renderOverlay, size } from '../../../../gatsby/output/seo/og-image/overlay';
import { post } from '../../../support/collections';
import { siteContent } from '../../../support/site-content';
import { writeSite } from '../../../support/site-folder';
import type { Value } from '../../../../src/content-model';
import type * as kinds from '../../../../src/sections/registry';

// Rendering takes long on a loaded machine.
jest.setTimeout(60_000);

const content = siteContent();
const [home, placeholder] = content.routes as [Route, Route];
const valueOf = (name: string) => content.sections.get(name)?.file.value;
const hero = valueOf('hero') as Value<typeof kinds.hero.definition> | undefined;
const message = valueOf('placeholder') as Value<typeof kinds.placeholder.definition> | undefined;
/** The content with one slide in the hero. */
const withSlide = (slide: object) => siteContent({ 'sections/hero': { ...hero, slides: [slide] } });

let site: string;

beforeEach(() => {
  site = writeSite({ 'images/logo.svg': fs.readFileSync('__tests__/content/images/logo.svg', 'utf8') });
});

const make = (routes: Route[], changes = {}) => makeOgImages({ ...content, routes, ...changes }, site);
const files = () => fs.readdirSync(path.join(site, 'share'));

/** The edges of the text in the overlay, by its bright pixels, and their number. */
async function textArea(heading: string, locale = 'en-GB', fonts = content.brand.fonts) {
  const brand = { ...content.brand, fonts, name: ' ' };
  const svg = await renderOverlay(heading, {
    ...content,
    brand,
    settings: { ...content.settings, tagline: ' ', locale },
  });
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    // Without the logo.
    .extract({ left: 0, top: 130, width: size.width, height: size.height - 130 })
    .greyscale()
    .threshold(128)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bright = [...data.keys()].filter((index) => data[index]);
  const rows = bright.map((index) => 130 + Math.floor(index / info.width));
  const right = bright.reduce((largest, index) => Math.max(largest, index % info.width), 0);
  return { top: rows[0], bottom: rows.at(-1), right, count: bright.length };
}

describe('Open Graph images', () => {
  it('start at the right in a language that is written from right to left', async () => {
    const heading = 'A heading';
    expect((await textArea(heading)).right).toBeLessThan(size.width / 2);
    expect((await textArea(heading, 'he-IL')).right).toBeGreaterThan(size.width / 2);
  });

  it('have signs of any installed font, and a hyphen for a non-breaking one', async () => {
    const fonts = { headings: 'hanken-grotesk', text: 'hanken-grotesk' };
    const pixels = async (heading: string) => (await textArea(heading, 'en-GB', fonts)).count;
    const others = await pixels('Price .');
    expect(await pixels('Price ₹.')).toBeGreaterThan(others + 500);
    expect(await pixels('Price \u2011.')).toBeGreaterThan(others + 100);
  });

  it('break no line at a non-breaking hyphen', async () => {
    const lineEnd = async (hyphen: string) => (await textArea(`Our twenty${hyphen}somethings`)).right;
    expect((await lineEnd('\u2011')) - (await lineEnd('-'))).toBeGreaterThan(100);
  });

  it('are small JPEG files with alternative text', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    await sharp({ create: { ...size, channels: 3, background: '#fff', noise } }).toFile(
      path.join(site, 'noise.png'),
    );
    const { sections } = withSlide({ src: 'noise.png', alt: '' });
    const image = (await make([home], { sections, directory: site })).get('/');
    expect(image?.alt).toBe(`${home.heading}. ${content.brand.name}, ${content.settings.tagline}`);
    const jpeg = fs.readFileSync(path.join(site, image?.file ?? ''));
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThanOrEqual(120_000);
  });

  it('are rendered again only if they change, and deleted if no route uses them', async () => {
    const before = (await make([home])).get('/')?.file ?? '';
    const { mtimeMs } = fs.statSync(path.join(site, before));
    await make([home]);
    expect(fs.statSync(path.join(site, before)).mtimeMs).toBe(mtimeMs);
    const after = (await make([{ ...home, heading: 'Another' }])).get('/')?.file ?? '';
    expect(after).not.toBe(before);
    expect(files()).toEqual([path.basename(after)]);
    const moved = { ...hero?.slides[0], focalPoint: '1% 2%' };
    const other = (await make([home], { sections: withSlide(moved).sections })).get('/')?.file;
    expect(other).not.toBe(before);
  });

  it('of placeholder pages are limited in number', async () => {
    const many = Array.from({ length: maxPlaceholderImages + 2 }, (_, index) => ({
      ...placeholder,
      path: `/page-${index}`,
    }));
    const images = await make([...many, home]);
    const shared = many.filter(({ path: route }) => images.get(route)?.file === images.get('/')?.file);
    expect(shared).toEqual(many.slice(maxPlaceholderImages));
  });
});

it('Open Graph images of posts are their covers, which posts share, or that of the home page', async () => {
  const cover = (src = hero?.slides[0]?.src ?? '') => ({ cover: { src, alt: 'A sheet' } });
  const outside = cover('https://images.example/b.jpg');
  const { entries } = siteContent({
    ...{ ...post('a', cover()), ...post('b', cover()), ...post('c'), ...post('d', outside) },
  });
  const images = await make([home], { entries });
  expect(images.get('/blog/a')).toEqual({ file: images.get('/blog/b')?.file, alt: 'A sheet' });
  expect(images.get('/blog/a')?.file).not.toBe(images.get('/')?.file);
  expect([images.get('/blog/c'), images.get('/blog/d')]).toEqual([images.get('/'), images.get('/')]);
  expect(files()).toHaveLength(2);
});

it('An image for sharing replaces that of a page, a placeholder page and a post, without a text', async () => {
  const [slide] = hero?.slides ?? [];
  const share = { src: slide?.src ?? '', alt: 'A sheet' };
  const { entries } = siteContent(post('a', { share, cover: { src: 'missing.jpg', alt: '' } }));
  const images = await make(
    [
      { ...home, share },
      { ...placeholder, share },
    ],
    { entries },
  );
  const [file] = files();
  for (const path of ['/', placeholder.path, '/blog/a'])
    expect(images.get(path)).toEqual({ file: `/share/${file}`, alt: 'A sheet' });
});

describe('Background', () => {
  const external = { src: 'https://example.org/a.jpg', focalPoint: null } as never;

  it('is never loaded from other sites', async () => {
    const { sections } = withSlide(external);
    expect(backgroundImage({ ...placeholder, image: external }, content)).toBe(message?.image);
    expect(backgroundImage(home, { ...content, sections })).toBeUndefined();
    await make([home], { sections });
    expect(files()).toHaveLength(1);
  });

  it('is cropped around the focal point', async () => {
    const red = { create: { width: 1200, height: 1200, channels: 3, background: '#f00' } } as const;
    await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#00f' } })
      .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
      .toFile(path.join(site, 'half.png'));
    const colourAt = async (focalPoint: string) => {
      const cropped = await renderBackground(
        { src: 'half.png', focalPoint },
        { ...content, directory: site },
      );
      const { channels } = await sharp(await cropped.png().toBuffer()).stats();
      return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue';
    };
    expect([await colourAt('0% 50%'), await colourAt('100% 50%')]).toEqual(['red', 'blue']);
  });
});

describe('Overlay', () => {
  it('draws extended Latin letters, and leaves out characters that the font does not have', async () => {
    expect((await textArea('ŁŻŃ')).right).toBeGreaterThan((await textArea('Ł')).right + 100);
    expect((await textArea('紙')).top).toBeUndefined();
  });

  it.each(['WWWW '.repeat(12).trim(), 'W'.repeat(60), 'a '.repeat(30).trim()])(
    'keeps the heading "%s" between brand and tagline',
    async (heading) => {
      const { top, bottom, right } = await textArea(heading);
      expect(top).toBeGreaterThan(130);
      expect(bottom).toBeLessThan(530);
      expect(right).toBeLessThan(72 + 884);
    },
  );
});
