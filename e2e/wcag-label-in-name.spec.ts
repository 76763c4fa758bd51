import type { Locator } from '@playwright/test';
import { menuNames, openMenu, openWholePanel } from './support/menus';
import { open } from './support/page';
import { everyPage } from './support/routes';
import { expect, test } from './support/test';

/** The words that a visitor sees on or beside a control, and would say to activate it (WCAG 2.5.3). */
const visibleWords = (control: Locator): Promise<string> =>
  control.evaluate((element: HTMLElement) => {
    const field = element as HTMLInputElement;
    const label = field.labels?.[0];
    // A label for assistive technology alone is one pixel wide: then the words in the field are what is seen.
    const isLabelSeen = label && label.getBoundingClientRect().width > 1;
    const words = isLabelSeen ? label.innerText : field.placeholder || element.innerText;
    return words.replaceAll(/\s+/g, ' ').trim();
  });

/** Expects the accessible name of every control to hold its visible words. */
async function expectNames(scope: Locator): Promise<void> {
  const controls = scope.locator('a, button, input, textarea').filter({ visible: true });
  expect(await controls.count()).toBeGreaterThan(5);
  for (const control of await controls.all()) {
    const words = (await visibleWords(control)).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    await expect.soft(control).toHaveAccessibleName(words ? new RegExp(words, 'i') : /\S/);
  }
}

test('on every page the name of every control holds the words that are seen', async ({ page }) => {
  test.slow();
  for (const route of everyPage) {
    await open(page, route);
    await test.step(route, () => expectNames(page.locator('body')));
  }
});

test('so it is in the menus of the header', async ({ page }) => {
  await open(page, '/about');
  for (const name of menuNames) {
    await openMenu(page, name);
    await expectNames(page.getByRole('banner'));
  }
});

test('so it is in the mobile panel', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  await expectNames(await openWholePanel(page));
});
