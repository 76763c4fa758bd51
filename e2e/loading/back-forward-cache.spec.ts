import type { Page } from '@playwright/test';
import { wholeBrowserOptions } from '../../scripts/browser';
import { fillIn, message, name, send, status } from '../support/forms/contact-form';
import { header, open, scrollTo } from '../support/page';
import { expect, test } from '../support/test';

// The headless shell has no back/forward cache, and Playwright switches it off by default.
test.use({
  launchOptions: { ...wholeBrowserOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Each time the page was shown: whether it came from the cache. */
const shown = (page: Page) => page.evaluate(() => (window as unknown as { shown: boolean[] }).shown);

const activeSlide = (page: Page) =>
  page
    .getByRole('button', { name: /^Go to slide/ })
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const cached: boolean[] = [];
    Object.assign(window, { shown: cached });
    window.addEventListener('pageshow', ({ persisted }) => cached.push(persisted));
    // Chromium sends storage events to a restored page. Other browsers do not.
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await open(page);
  await fillIn(page);
});

/** Opens another document, does something there, and goes back. */
async function leaveAndReturn(page: Page, whileAway?: () => Promise<void>): Promise<void> {
  await page.goto('/about');
  await expect(header(page)).toBeVisible();
  await whileAway?.();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expect.poll(() => shown(page)).toEqual([false, true]);
  const reasons = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation && Reflect.get(navigation, 'notRestoredReasons');
  });
  expect(reasons).toBeNull();
}

/** Expects the form as it is on a new page. */
async function expectEmptyForm(page: Page): Promise<void> {
  await expect(send(page)).toBeEnabled();
  await expect(status(page)).toBeEmpty();
  await expect(name(page)).toHaveValue('');
  await expect(message(page)).toHaveValue('');
}

test('a restored page finishes sending and rotates slides again', async ({ page }) => {
  await send(page).click();
  await leaveAndReturn(page);
  await expect(status(page)).toContainText('Message Sent!');
  const slide = await activeSlide(page);
  await expectEmptyForm(page);
  // Slides off the screen stay.
  await scrollTo(page, 0);
  await expect.poll(() => activeSlide(page)).not.toBe(slide);
});

test('a restored page removes the confirmation of its form', async ({ page }) => {
  await send(page).click();
  await expect(status(page)).toContainText('Message Sent!');
  await leaveAndReturn(page);
  await expectEmptyForm(page);
});
