/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { initialsMark, initialsOf } from '../../../gatsby/brand/initials';
import { explainContrast } from '../../../gatsby/brand/logo-contrast';
import { heightInCss } from '../../../gatsby/brand/logo-size';
import { writeLogo } from '../../../gatsby/brand/marks';
import { addressOfImage, markReader, parseMark, shownMarks } from '../../../gatsby/brand/read-logo';
import type { Site } from '../../../gatsby/model/site';
import { writeSite } from '../../support/site-folder';

const colours = { accent: { light: '#0b6e4f', dark: '#5ed6a5' } };
const fonts = { headings: 'bricolage-grotesque', text: 'hanken-grotesk' };

const pngOf = (background: string, width = 400) =>
  sharp({ create: { width, height: 80, channels: 3, background } })
    .png()
    .toBuffer();

it('shows an image at an address, in a file that is small enough for pages', async () => {
  const directory = writeSite({});
  fs.writeFileSync(path.join(directory, 'name.png'), await pngOf('#204060'));
  const brand = { name: 'Mill', logo: 'name.png', wordMark: 'name.png', fonts, ...colours };
  const site = { directory, brand, address: { prefix: '/preview' } } as Pick<
    Site,
    'directory' | 'brand' | 'address'
  >;
  const { viewBox, shapes, height } = markReader(site)('name.png');
  expect(viewBox).toBe('0 0 400 80');
  expect(height).toBe('min(1.483rem, 9.2vw)');
  const [, file = ''] = /^\/preview(\/static\/logo-\w+\.webp)$/.exec(shapes[0]?.attributes.href ?? '') ?? [];
  await writeLogo(site, directory);
  expect(await sharp(path.join(directory, file)).metadata()).toMatchObject({ width: 400, height: 80 });
});

it('takes a file for an image by its bytes, and has the limits of drawings for its proportions', async () => {
  const directory = writeSite({});
  const file = await pngOf('#204060');
  fs.writeFileSync(path.join(directory, 'name.svg'), file);
  await writeLogo({ directory, brand: { name: 'Mill', logo: 'name.svg', fonts, ...colours } }, directory);
  expect(fs.existsSync(path.join(directory, addressOfImage(file)))).toBe(true);
  const wide = await pngOf('#204060', 1000);
  expect(() => parseMark(wide)).toThrow(/^the image is 1000 wide and 80 high, expected .* 12 times as wide/);
});

it('shows visitors no mark beside a word mark', () => {
  const brand = { name: 'Mill', wordMark: 'name.png', fonts, ...colours };
  expect(shownMarks({ ...brand, logo: 'mark.svg' })).toEqual({ logo: null, logoOnDark: null });
  expect(shownMarks(brand)).toEqual({ logo: null, logoOnDark: null });
  expect(shownMarks({ ...brand, logo: 'mark.svg', wordMark: undefined })).toEqual({});
});

it('gives wide logos the area of others, and leaves marks that are nearly square as they are', () => {
  expect(heightInCss(1.2, 'mark')).toBeUndefined();
  expect(heightInCss(4, 'mark')).toBe('min(0.875rem, 5vw)');
  expect(heightInCss(2, 'wordMark')).toBe('min(2.345rem, 23vw)');
  expect(heightInCss(12, 'wordMark')).toBe('min(0.957rem, 3.833vw)');
});

it.each([
  ['Hale & Archer', 'HA'],
  ['The Paper Mill of Longmead', 'PM'],
  ['Élan', 'É'],
])('makes initials of %s', async (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
  expect((await initialsMark({ name, fonts })).shapes[0]?.children?.[0]?.attributes.d).toMatch(
    /^M[\dMLQCZ., -]+Z$/,
  );
});

it('finds colours of an image that are hard to see, and not on surfaces that the look does not have', async () => {
  const white = parseMark(await pngOf('#ffffff'));
  const navy = parseMark(await pngOf('#101830'));
  expect(await explainContrast(white, colours)).toMatch(/^found #ffffff, .* in the light theme; the nearest/);
  expect(await explainContrast(navy, colours)).toMatch(
    / in the dark theme, .* or another file for dark surf/,
  );
  expect(await explainContrast(navy, colours, 'light')).toBeUndefined();
  expect(await explainContrast(white, colours, 'dark')).toBeUndefined();
  expect(await explainContrast(navy, colours, 'icons')).toBeUndefined();
  expect(await explainContrast(white, colours, 'icons')).toMatch(/ on #fff in icons; /);
  const light = { ...colours, theme: 'light' } as const;
  expect(await explainContrast(navy, { ...light, look: 'ward' })).toBeUndefined();
  expect(await explainContrast(navy, { ...light, look: 'table' })).toMatch(/ in the footer; /);
});
