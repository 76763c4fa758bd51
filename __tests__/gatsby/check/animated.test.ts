/** @jest-environment node */
import sharp from 'sharp';
import { isAnimated } from '../../../gatsby/check/rules/images/image-file';
import { animate, drawImage } from './content-copy';

const still = drawImage(8, 8);
const as = async (format: 'webp' | 'png' | 'avif') =>
  sharp(await still)
    .toFormat(format)
    .toBuffer();

/** Inserts the chunk of animations behind the header of a PNG, which has 33 bytes. */
const toApng = (png: Buffer) =>
  Buffer.concat([png.subarray(0, 33), Buffer.from('\0\0\0\x08acTL'), Buffer.alloc(12), png.subarray(33)]);

const toSequence = (avif: Buffer) => Buffer.from(avif.toString('latin1').replace('avif', 'avis'), 'latin1');

it('knows animated WebP, PNG and AVIF', async () => {
  expect(isAnimated(await animate(await still))).toBe(true);
  expect(isAnimated(toApng(await as('png')))).toBe(true);
  expect(isAnimated(toSequence(await as('avif')))).toBe(true);
  for (const image of [still, as('webp'), as('png'), as('avif')]) expect(isAnimated(await image)).toBe(false);
  expect(isAnimated(Buffer.of())).toBe(false);
});
