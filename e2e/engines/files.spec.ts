import { open } from './support/page';
import { expect, test } from './support/test';

test('the fonts arrive, and are what the words are set in', async ({ tab }) => {
  await open(tab);
  await expect
    .poll(() =>
      tab.evaluate(() => ({
        loaded: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        heading: getComputedStyle(document.querySelector('h1') as Element).fontFamily,
      })),
    )
    .toEqual({
      loaded: expect.arrayContaining([
        expect.stringContaining('Bricolage Grotesque'),
        expect.stringContaining('Hanken Grotesk'),
      ]),
      heading: expect.stringContaining('Bricolage Grotesque'),
    });
});

test('every image arrives, in a modern format', async ({ tab }) => {
  await open(tab);
  const count = await tab.evaluate(() => document.images.length);
  expect(count).toBeGreaterThanOrEqual(4);
  for (let index = 0; index < count; index += 1) {
    await expect
      .poll(() =>
        tab.evaluate((place) => {
          const image = document.images[place];
          image?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return { isThere: (image?.naturalWidth ?? 0) > 0, from: image?.currentSrc };
        }, index),
      )
      .toEqual({ isThere: true, from: expect.stringMatching(/\.(avif|webp)$/) });
  }
});
