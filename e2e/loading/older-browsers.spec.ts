import type { Page } from '@playwright/test';
import { open, waitForFonts } from '../support/page';
import { expect, test } from '../support/test';

// Some browsers in package.json lack a CSS feature. These tests remove it from the style sheets.
test.use({ bypassCSP: true });

/** Opens the home page and waits for its fonts. */
async function openWithFonts(page: Page): Promise<void> {
  await open(page);
  await waitForFonts(page);
}

/** Opens the home page without a CSS keyword. */
async function openWithout(page: Page, word: string): Promise<void> {
  let count = 0;
  await page.route(/\/$|\.css$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    count += text.split(word).length - 1;
    await route.fulfill({ response, body: text.replaceAll(word, `no-${word}`) });
  });
  await openWithFonts(page);
  expect(count, `${word} is used`).toBeGreaterThan(0);
}

const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom) };
    }),
  );

for (const width of [390, 800, 1280]) {
  test(`without subgrids the plans look as they do with them at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const selector = '#pricing li h3, #pricing li h3 ~ *';
    await openWithFonts(page);
    const gaps = async () => {
      const all = await edges(page, selector);
      return all.map(({ top }, index) => top - (all[index - 1]?.top ?? top));
    };
    const modern = await gaps();
    await openWithout(page, 'subgrid');
    const old = await gaps();
    expect(old).toHaveLength(modern.length);
    // Fractions of a pixel may round the other way.
    for (const [index, gap] of old.entries())
      expect(Math.abs(gap - (modern[index] ?? 0))).toBeLessThanOrEqual(1);
  });
}
