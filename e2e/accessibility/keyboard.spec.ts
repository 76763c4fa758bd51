import type { Locator, Page } from '@playwright/test';
import { headingOf } from '../support/content';
import { currentStop } from '../support/focus';
import { openWholePanel } from '../support/menus';
import { header, open, showsAll } from '../support/page';
import { expect, test } from '../support/test';

// Jest tests the names of the controls. These tests add a style sheet.
test.use({ bypassCSP: true });

/** Gives every control that Tab should reach a number, in the order of the document. */
const numberStops = (scope: Locator): Promise<number> =>
  scope
    // The chosen option is the only stop of its group. The skip link is visible while it has the focus.
    .locator('a[href], button:not([tabindex="-1"]), textarea, input:not([type=radio]:not(:checked))')
    .evaluateAll((all) => {
      const stops = all.filter(
        (element) =>
          element.matches('[href="#main"]') ||
          (element.checkVisibility({ visibilityProperty: true }) && !element.matches('[inert] *, :disabled')),
      );
      stops.forEach((element, index) => element.setAttribute('data-stop', String(index)));
      return stops.length;
    });

/**
 * Presses a key several times.
 *
 * @param key "Tab" or "Shift+Tab"
 * @returns the numbers of what gets the focus, and defects of how it is shown
 */
async function walk(page: Page, key: string, count: number) {
  const numbers: number[] = [];
  const defects: string[] = [];
  while (numbers.length < count) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    numbers.push(stop?.number ?? NaN);
    if (stop?.ringColours.length === 0) defects.push(`${key} ${stop.name}: no focus indicator`);
    if (stop?.isSeen === false) defects.push(`${key} ${stop.name}: not visible`);
    if (stop?.isWhole === false) defects.push(`${key} ${stop.name}: cut off`);
  }
  return { numbers, defects };
}

for (const { width, height, route, least } of [
  { width: 1280, height: 760, route: '/', least: 45 },
  { width: 360, height: 740, route: '/about', least: 25 },
  // 1,280 x 1,024 px at a zoom of 400 %: the header covers much of the screen.
  { width: 320, height: 256, route: '/', least: 40 },
])
  test(`at ${width} x ${height} px Tab and Shift+Tab reach all of ${route} in order`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, route);
    await showsAll(page);
    // Without smooth scrolling the test is faster.
    await page.addStyleTag({ content: 'html { scroll-behavior: auto !important }' });
    const count = await numberStops(page.locator('body'));
    expect(count).toBeGreaterThan(least);
    const expected = Array.from({ length: count }, (_, index) => index);
    const forward = await walk(page, 'Tab', count);
    expect(forward.numbers).toEqual(expected);
    const back = await walk(page, 'Shift+Tab', count - 1);
    expect(back.numbers).toEqual(expected.toReversed().slice(1));
    expect([...forward.defects, ...back.defects]).toEqual([]);
  });

test('at 320 x 256 px Tab and Shift+Tab stay in the mobile panel', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/about');
  const panel = await openWholePanel(page);
  const count = await numberStops(panel);
  await panel.getByRole('button', { name: 'Close menu' }).focus();
  const expected = Array.from({ length: count }, (_, index) => (index + 1) % count);
  const forward = await walk(page, 'Tab', count);
  expect(forward.numbers).toEqual(expected);
  const back = await walk(page, 'Shift+Tab', count);
  expect(back.numbers).toEqual([...expected.slice(0, -1).toReversed(), 0]);
  expect([...forward.defects, ...back.defects]).toEqual([]);
});

test('the skip link leads past the header, and the focus order of the next page starts with it', async ({
  page,
}) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await header(page).getByRole('link', { name: 'Blog' }).press('Enter');
  await expect(page.getByText(`Navigated to ${headingOf('/blog')}`)).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
});
