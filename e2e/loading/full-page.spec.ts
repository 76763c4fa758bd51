import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { header } from '../support/page';
import { expect, test } from '../support/test';

/** How many values of two images differ by more than 2 of 255: Chromium rounds transparent layers in two ways. */
function countDifferences(one: Buffer, other?: Buffer): number {
  if (one.length !== other?.length) return Infinity;
  let count = 0;
  for (let index = 0; index < one.length; index += 1)
    if (Math.abs((one[index] ?? 0) - (other[index] ?? 0)) > 2) count += 1;
  return count;
}

/** Cuts the sections and the footer out of a full-page screenshot, which is taken without scrolling. */
async function sectionImages(page: Page): Promise<{ name: string; pixels: Buffer }[]> {
  // Hiding the caret would leave style attributes on the fields.
  const image = sharp(await page.screenshot({ fullPage: true, caret: 'initial' }));
  const boxes = await page.locator('main section, footer').evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // Edges between two pixels belong to neither.
      const x = Math.max(Math.ceil(left), 0);
      const y = Math.ceil(top + scrollY);
      const width = Math.floor(Math.min(right, innerWidth)) - x;
      const height = Math.floor(bottom + scrollY) - y;
      return { name: element.id || element.localName, box: { left: x, top: y, width, height } };
    }),
  );
  return Promise.all(
    boxes.map(async ({ name, box }) => ({ name, pixels: await image.clone().extract(box).raw().toBuffer() })),
  );
}

// Link previews, archives and accessibility checkers read the page without scrolling it.
test('text and a full-page screenshot contain every section 5 s after load, without scrolling', async ({
  page,
}) => {
  // A narrow screenshot has fewer pixels to compare.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(header(page)).toBeVisible();
  await page.waitForTimeout(5000);

  const text = await page.evaluate(() => document.body.innerText);
  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.length).toBeGreaterThan(2);
  for (const heading of headings) expect(text).toContain(heading);

  // A screenshot does not have images that are decoded after it.
  const late = await page
    .locator('main img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).filter(({ complete, decoding }) => !complete || decoding !== 'sync'),
    );
  expect(late).toHaveLength(0);

  const images = await sectionImages(page);
  expect(images.length).toBeGreaterThan(4);
  for (const { name, pixels } of images)
    expect(new Set(pixels.subarray(0, 500_000)).size, `${name} has content`).toBeGreaterThan(20);
  // Scroll-driven animations are complete: the page looks as with reduced motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await sectionImages(page);
  for (const [index, { name, pixels }] of images.entries())
    // The slides of the hero move by themselves.
    if (name !== 'hero')
      // Round edges have a few pixels of another shade in some positions.
      expect(countDifferences(pixels, still[index]?.pixels), `${name} is complete`).toBeLessThan(30);
});
