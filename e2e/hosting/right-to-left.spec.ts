import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectNoOverflow, header, open } from '../support/page';
import { builtFiles, builtFolder } from '../support/site/built-site';
import { addedPages } from '../support/site/edited-content';
import { expect, test } from '../support/test';

// No installed font has the letters of a language that is written from right to left. These tests lay out other pages
// as those of such a language. Jest tests the direction of a language, and the styles that a build keeps for it.

const kinds = [
  '/',
  '/services/web-design',
  '/blog',
  '/blog/words-before-boxes',
  '/portfolio/larkfield',
  addedPages.edited,
];

const styles = builtFiles('hosted').find((file) => /^styles\.\w+\.css$/.test(file)) ?? '';

/** Changes the direction of the pages that open next, and loads all styles. */
async function mirror(page: Page): Promise<void> {
  await page.route(/\.after-paint\.css$/, (route) =>
    route.fulfill({ path: path.join(builtFolder('hosted'), styles) }),
  );
  await page.route(/\/(?:[^/.]*|page-data\.json)$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace('dir="ltr"', 'dir="rtl"').replace('"direction":"ltr"', '"direction":"rtl"');
    await route.fulfill({ response, body });
  });
}

/** The horizontal centre of an element, in px. */
const centre = async (element: Locator): Promise<number> => {
  const { x, width } = (await element.boundingBox()) ?? { x: Number.NaN, width: 0 };
  return x + width / 2;
};

test.beforeEach(({ page }) => mirror(page));

for (const route of kinds)
  test(`${route} is laid out from right to left`, async ({ page }) => {
    await open(page, route);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(header(page)).toHaveCSS('direction', 'rtl');
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await test.step(`${width} px`, async () => {
        await expectNoOverflow(page);
        expect(await centre(header(page).getByRole('link').first())).toBeGreaterThan(0.6 * width);
        expect(await centre(header(page).getByRole('button').last())).toBeLessThan(0.4 * width);
      });
    }
  });

test('arrows, folds and the controls of slides are mirrored', async ({ page }) => {
  await open(page, '/blog/words-before-boxes');
  const back = page
    .locator('main a')
    .filter({ has: page.locator('svg') })
    .first();
  const arrow = back.locator('svg');
  await expect(arrow).toHaveCSS('scale', /^-1 /);
  expect(await centre(arrow)).toBeGreaterThan(await centre(back));

  await open(page, addedPages.edited);
  const controls = page.locator('main [role=group]').first().getByRole('button');
  expect(await centre(controls.first())).toBeGreaterThan(await centre(controls.nth(1)));
  expect(await centre(controls.nth(1))).toBeGreaterThan(await centre(controls.last()));
  // The cut corner is at the end of the line: there, what is below it is hit.
  const hits = await page.locator('main form').evaluate((form) => {
    const sheet = form.closest('.folded-corner') ?? form;
    sheet.scrollIntoView({ behavior: 'instant' });
    const { left, right, top } = sheet.getBoundingClientRect();
    return [left + 4, right - 4].map((x) => sheet.contains(document.elementFromPoint(x, top + 4)));
  });
  expect(hits).toEqual([false, true]);
});
