import { expectContent, sectionImages } from '../support/pages/full-page';
import { header, setTheme } from '../support/page';
import { expect, test } from '../support/test';

/** How many values of two images differ by more than 2 of 255: Chromium rounds transparent layers in two ways. */
function countDifferences(one: Buffer, other?: Buffer): number {
  if (one.length !== other?.length) return Infinity;
  return one.reduce((count, value, index) => count + Number(Math.abs(value - (other[index] ?? 0)) > 2), 0);
}

// Link previews, archives and accessibility checkers read the page without scrolling it.
for (const theme of ['light', 'dark'] as const)
  test(`text and a full-page screenshot contain every section 5 s after load in the ${theme} theme, without scrolling`, async ({
    page,
  }) => {
    await setTheme(page, theme);
    await page.goto('/');
    await expect(header(page)).toBeVisible();
    await page.waitForTimeout(5000);

    const text = await page.evaluate(() => document.body.innerText);
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.length).toBeGreaterThan(2);
    for (const heading of headings) expect(text).toContain(heading);

    const unloaded = await page
      .locator('main img')
      .evaluateAll((all) =>
        all.flatMap((image) => ((image as HTMLImageElement).complete ? [] : image.outerHTML)),
      );
    expect(unloaded).toEqual([]);
    // A screenshot does not have images that are decoded after it.
    await expect(page.locator('main img:not([decoding=sync])')).toHaveCount(0);

    const images = await sectionImages(page);
    expectContent(images);
    // Scroll-driven animations are complete: the page looks as with reduced motion.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const still = await sectionImages(page);
    for (const [index, { name, pixels }] of images.entries())
      // The slides of the hero move by themselves.
      if (name !== 'hero')
        // Round edges have a few pixels of another shade in some positions.
        expect(countDifferences(pixels, still[index]?.pixels), `${name} is complete`).toBeLessThan(30);
  });
