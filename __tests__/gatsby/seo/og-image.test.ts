/** @jest-environment node */
import fc from 'fast-check';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { type Route, sectionsOfKind } from '../../../gatsby/content/site-content';
import { artworkFor } from '../../../gatsby/seo/og-image/background';
import { breakLines } from '../../../gatsby/seo/og-image/break-lines';
import { drawing } from '../../../gatsby/seo/og-image/overlay';
import { canWrite, outline, widthOf } from '../../../gatsby/seo/og-image/text-to-path';
import { makeOgImages, placeholdersWithImage } from '../../../gatsby/seo/og-image/og-image';
import { siteContent } from '../../support/site-content';

// Drawing takes a busy machine its time.
jest.setTimeout(60_000);

const content = siteContent();
const [home, ...others] = content.routes as [Route, ...Route[]];
const [hero] = sectionsOfKind<Queries.Hero>(content, 'hero');
const [placeholder] = sectionsOfKind<Queries.Placeholder>(content, 'placeholder');
const withSlides = (...slides: object[]) => siteContent({ 'sections/hero': { ...hero, slides } });

let site: string;

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'share-'));
});

afterEach(() => {
  fs.rmSync(site, { recursive: true });
});

const make = (routes: readonly Route[]) => makeOgImages({ ...content, routes }, site);
const made = () => fs.readdirSync(path.join(site, 'share')).sort();

describe('The images', () => {
  it('have the size and the weight that places ask for, and tell their words', async () => {
    const images = await make([home, { ...home, path: '/a', heading: 'Blog' }]);
    for (const { file, width, height } of images.values()) {
      const bytes = fs.readFileSync(path.join(site, file));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect({ width, height }).toEqual({ width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(120_000);
    }
    expect(images.get('/a')?.alt).toBe('Blog. Foldline, a digital studio in London');
    expect(made()).toHaveLength(2);
  });

  it('stay light on an image full of detail', async () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'noise-'));
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#fff', noise } })
      .jpeg({ quality: 95 })
      .toFile(path.join(directory, 'noise.jpg'));
    const { sections } = withSlides({ src: 'noise.jpg', alt: '' });
    const images = await makeOgImages({ ...content, directory, sections, routes: [home] }, site);
    fs.rmSync(directory, { recursive: true });
    expect(fs.statSync(path.join(site, images.get('/')?.file ?? '')).size).toBeLessThan(120_000);
  });

  it('are made once, anew when their words change, and taken out when no page has them', async () => {
    const before = (await make([home])).get('/')?.file ?? '';
    const written = fs.statSync(path.join(site, before)).mtimeMs;
    await make([home]);
    expect(fs.statSync(path.join(site, before)).mtimeMs).toBe(written);
    const after = (await make([{ ...home, heading: 'Another' }])).get('/')?.file;
    expect(after).not.toBe(before);
    expect(made()).toEqual([path.basename(after ?? '')]);
  });

  it('of pages under construction are the home page’s from a number on', async () => {
    const [sample] = others as [Route];
    const many = Array.from({ length: placeholdersWithImage + 2 }, (_, index) => ({
      ...sample,
      path: `/page-${index}`,
    }));
    const images = await make([...many, home]);
    const shared = many.filter(({ path: route }) => images.get(route)?.file === images.get('/')?.file);
    expect(shared.map(({ path: route }) => route)).toEqual(
      [0, 1].map((index) => `/page-${placeholdersWithImage + index}`),
    );
  });
});

describe('The artwork', () => {
  const outside = { src: 'https://example.org/a.jpg', alt: '', focalPoint: null } as never;

  it('is the page’s own image, else the one that it shows', () => {
    const [own] = others as [Route];
    expect(artworkFor(own, content)).toBe(own.image);
    expect(artworkFor({ ...own, image: null }, content)).toBe(placeholder?.image);
    expect(artworkFor(home, content)).toBe(hero?.slides[0]);
  });

  it('is never fetched from elsewhere', async () => {
    const [own] = others as [Route];
    expect(artworkFor({ ...own, image: outside }, content)).toBe(placeholder?.image);
    const external = withSlides(outside);
    expect(artworkFor(home, external)).toBeUndefined();
    const images = await makeOgImages({ ...external, routes: [home] }, site);
    expect(fs.existsSync(path.join(site, images.get('/')?.file ?? ''))).toBe(true);
  });
});

describe('The lettering', () => {
  it('is outlines alone, so that no font of the machine has a part in it', () => {
    const svg = drawing({ brand: 'Foldline', tagline: 'a studio', heading: 'Blog' });
    expect(svg).not.toMatch(/<text|font/);
    expect(svg.match(/<path transform/g)).toHaveLength(3);
  });

  it('leaves out what the display type cannot write', () => {
    expect(canWrite('Crème & brûlée – £5')).toBe(true);
    expect(canWrite('紙')).toBe(false);
    expect(
      drawing({ brand: 'Foldline', tagline: 'a studio', heading: '紙' }).match(/<path transform/g),
    ).toHaveLength(2);
  });

  it('is as wide as its letters', () => {
    expect(widthOf('mm')).toBeGreaterThan(widthOf('ii'));
    expect(outline('A', 92)).toMatch(/^M/);
  });

  it('keeps the longest headings between the mark and the tagline', () => {
    for (const heading of ['WWWW '.repeat(12).trim(), 'W'.repeat(60), 'a '.repeat(30).trim()]) {
      const svg = drawing({ brand: '紙', tagline: '紙', heading });
      const baselines = [...svg.matchAll(/<path transform="translate\(\S+ (\S+)\)"/g)].map(([, y]) =>
        Number(y),
      );
      expect(baselines.length).toBeGreaterThan(0);
      expect(Math.min(...baselines)).toBeGreaterThan(150);
      expect(Math.max(...baselines)).toBeLessThan(530);
    }
  });
});

describe('Breaking lines', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 12 });
  const count = (line: string) => line.length;

  it('loses no word, keeps their order, and keeps to the width wherever a word does', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 12, max: 40 }), (list, width) => {
        const lines = breakLines(list.join(' '), width, count);
        expect(lines.join(' ')).toBe(list.join(' '));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('makes lines even', () => {
    expect(breakLines('one two three four', 15, count)).toEqual(['one two', 'three four']);
  });
});
