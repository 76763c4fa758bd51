import sharp from 'sharp';
import { header } from '../support/page';
import { expect, test } from '../support/test';

// Link previews, archives and accessibility checkers read the page without scrolling it.
test('text and a full-page screenshot contain every section 5 s after load, without scrolling', async ({
  page,
}) => {
  await page.goto('/');
  await expect(header(page)).toBeVisible();
  await page.waitForTimeout(5000);

  const text = await page.evaluate(() => document.body.innerText);
  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.length).toBeGreaterThan(2);
  for (const heading of headings) expect(text).toContain(heading);

  const sections = page.locator('main section, footer');
  const boxes = await sections.evaluateAll((all) =>
    all.map((element) => {
      const { top, width, height } = element.getBoundingClientRect();
      return { left: 0, top: Math.ceil(top), width: Math.floor(width), height: Math.floor(height) };
    }),
  );
  const cut = async (): Promise<Buffer[]> => {
    const image = sharp(await page.screenshot({ fullPage: true }));
    return Promise.all(boxes.map((box) => image.clone().extract(box).raw().toBuffer()));
  };
  const images = await cut();
  // Scroll-driven animations are complete: the page looks as with reduced motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await cut();
  for (const [index, image] of images.entries()) {
    const id = await sections.nth(index).getAttribute('id');
    expect(new Set(image).size, `${id} has content`).toBeGreaterThan(20);
    // The slides of the hero move by themselves.
    if (id !== 'hero') expect(image.equals(still[index] as Buffer), `${id} is complete`).toBe(true);
  }
});
