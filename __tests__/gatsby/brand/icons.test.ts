/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeIcons } from '../../../gatsby/brand/icons';
import type { LogoMark } from '../../../src/content-model/field-types/media/logo';
import { writeSite } from '../../support/site-folder';

const accent = { light: '#0b6e4f', dark: '#5ed6a5' };

/** A square in the upper left quarter of its view box. */
const markIn = (fill: string): LogoMark => ({
  viewBox: '0 0 40 40',
  shapes: [{ element: 'path', attributes: { d: 'M0 0h10v10H0Z', fill } }],
});

async function icons(logo: LogoMark): Promise<(name: string) => Buffer> {
  const folder = writeSite({});
  await writeIcons({ logo, accent }, folder);
  return (name) => fs.readFileSync(path.join(folder, name));
}

/** The colours of the pixels along the middle row, each once. */
async function middleRow(image: Buffer): Promise<{ colours: string[]; painted: number[] }> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Array.from({ length: info.width }, (_, x) => {
    const start = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    return `#${data.subarray(start, start + 3).toString('hex')}`;
  });
  return { colours: [...new Set(row)], painted: row.flatMap((colour, x) => (colour === row[1] ? [] : [x])) };
}

it('have the sizes that the head and the manifest name, with the painted part of the mark in the middle, on the accent', async () => {
  const icon = await icons(markIn('currentColor'));
  for (const [name, size] of [
    ['favicon.ico', 32],
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ] as const)
    expect(await sharp(icon(name)).metadata()).toMatchObject({ width: size, height: size, format: 'png' });
  const { colours, painted } = await middleRow(icon('icon-512.png'));
  expect(colours).toEqual(expect.arrayContaining([accent.light, '#ffffff']));
  const [first = 0, last = 0] = [painted[0], painted.at(-1)];
  expect(Math.abs(first + last - 511)).toBeLessThan(6);
  expect(last - first).toBeGreaterThan(250);
  // Systems show a circle of 80 % of a maskable icon. The corners of a square are further from its middle.
  const maskable = await middleRow(icon('icon-maskable-512.png'));
  expect(maskable.painted[0]).toBeGreaterThan(512 * (0.5 - 0.4 / Math.SQRT2));
});

it('show a mark in its own colours on white', async () => {
  const { colours } = await middleRow((await icons(markIn('#cc0000')))('apple-touch-icon.png'));
  expect(colours).toEqual(expect.arrayContaining(['#ffffff', '#cc0000']));
});

it('of the tab have no style, which the policy would block when a visitor opens the file', async () => {
  const svg = (await icons(markIn('currentColor')))('favicon.svg');
  expect(svg.toString()).not.toMatch(/style/);
  const { colours } = await middleRow(svg);
  expect(colours).toEqual(expect.arrayContaining([accent.light, '#ffffff']));
});
