import type { Page } from '@playwright/test';
import { expectNoOverflow, header, heading, open } from '../support/page';
import { expectNoAxeFindingsInBothThemes } from '../support/pages/axe';
import { translatedPages } from '../support/site/languages';
import { sites } from '../support/site/sites';
import { expect, test } from '../support/test';

// Jest tests which words of a page are results, and what the dialog shows without any and after a failure. The index and the policy need a built site.

/** Opens a page, and in the search the words of its heading. */
async function searchForHeading(page: Page, route: string) {
  await open(page, route);
  const words = await heading(page).innerText();
  await header(page).locator('button[aria-haspopup=dialog]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(words);
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  return { dialog, words };
}

const [, german = ''] = [...translatedPages()].find(([route]) => route === '/about') ?? [];

for (const route of ['/about', german])
  test(`the search of ${route} finds the page by its words, and leads there`, async ({ page }) => {
    const { dialog, words } = await searchForHeading(page, route);
    const result = dialog.getByRole('link').filter({ hasText: words }).first();
    await expect(dialog.locator('mark').first()).toBeVisible();
    const picture = dialog.getByRole('listitem').locator('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    // Pages have larger ones.
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeLessThan(900);
    if (route !== german) await expectNoAxeFindingsInBothThemes(page);
    const addresses = await dialog
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const isGerman = (address: string) => `${address}/`.startsWith(`${sites.hosted.prefix}/de/`);
    expect(addresses.filter((address) => isGerman(address) !== (route === german))).toEqual([]);
    await result.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${sites.hosted.prefix}${route}$`));
  });

test('at 320 px the search is in the menu, Tab stays in its dialog, and Escape closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/about');
  await header(page).locator('button[aria-haspopup=dialog]:visible').click();
  const button = page.getByRole('dialog').getByRole('navigation').locator('> button[aria-haspopup=dialog]');
  await button.click();
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('prices');
  const dialog = page.getByRole('dialog').filter({ has: field });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectNoOverflow(page);
  const stops = await dialog.locator('a, button, input').count();
  for (let step = 0; step < stops; step += 1) await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await button.click();
  await field.fill('prices');
  await dialog.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
