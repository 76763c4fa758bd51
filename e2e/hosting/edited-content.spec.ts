import fs from 'node:fs';
import path from 'node:path';
import { footer, header, open } from '../support/page';
import { watchPolicy } from '../support/policy';
import { builtFolder } from '../support/site/built-site';
import { addedPages, brandName, embed, outsideImage } from '../support/site/edited-content';
import { type Json, readJson } from '../support/site/json';
import { sites } from '../support/site/sites';
import { expect, test } from '../support/test';

// Pages that an editor has added (edited-content.ts).

const { origin } = sites.hosted;

test('a slide with an image on another site', async ({ page }) => {
  await open(page, addedPages.edited);
  await expect(page.getByRole('button', { name: /^Go to slide/ })).toHaveCount(4);
  await page.getByRole('button', { name: 'Go to slide 4' }).click();
  const image = page.locator(`main img[src="${outsideImage}"]`);
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.describe('a part of another site', () => {
  test.use({ expectedProblems: [/^left the site: https:\/\/calendar\.example\/call$/] });

  test('loads when a visitor asks for it, and the policy allows its origin', async ({ page }) => {
    const asked: (string | undefined)[] = [];
    await page.route('https://calendar.example/**', (route) => {
      asked.push(route.request().headers().referer);
      return route.fulfill({ contentType: 'text/html', body: '<button>Monday</button>' });
    });
    const violations = await watchPolicy(page);
    await open(page, addedPages.embed);
    const link = page.getByRole('link', { name: embed.button });
    await expect(link).toBeVisible();
    expect(asked).toEqual([]);
    await link.click();
    await expect(page.locator('iframe')).toBeFocused();
    await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible();
    // A key that is pressed while Chromium replaces the frame's empty document has no effect.
    await expect(async () => {
      await page.locator('iframe').focus();
      await page.keyboard.press('Tab');
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Monday' })).toBeFocused({
        timeout: 1000,
      });
    }).toPass();
    expect(asked).toEqual([`${origin}/`]);
    expect(await violations()).toEqual([]);
  });
});

test('a new name for the brand', async ({ page }) => {
  const { name } = readJson('examples/studio/brand.json') as { name: string };
  for (const route of ['/', addedPages.placeholder]) {
    await open(page, route);
    await expect(header(page)).toContainText(brandName);
    await expect(footer(page)).toContainText(new RegExp(`© \\d{4} ${brandName}`));
    await expect(page).toHaveTitle(new RegExp(brandName));
    expect(await page.locator('body').innerText()).not.toContain(name);
  }
  const manifest = JSON.parse(
    fs.readFileSync(path.join(builtFolder('hosted'), 'manifest.webmanifest'), 'utf8'),
  ) as Json;
  expect(manifest.name).toBe(brandName);
});
