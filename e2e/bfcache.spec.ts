import type { Page } from '@playwright/test';
import { fillIn, message, name, send, status } from './support/contact-form';
import { header, open } from './support/page';
import { expect, test } from './support/test';

// Playwright switches the back/forward cache off; this browser is to be as visitors have it.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** The specification's figures, in ms, and as much again for a machine that has other things to do. */
const patience = { timeout: 2 * (1500 + 5000) };

/** What a page that sleeps and wakes remembers of it. */
interface Memory {
  /** Whether it came from the cache, each time that it was shown. */
  awakenings: boolean[];
  /** What the form announced as the visitor left. */
  lastWords: string;
}

const memoryOf = (page: Page) => page.evaluate(() => (window as unknown as { memory: Memory }).memory);

const activeSlide = (page: Page) =>
  page
    .getByRole('button', { name: /^Go to slide/ })
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const memory: Memory = { awakenings: [], lastWords: '' };
    Object.assign(window, { memory });
    window.addEventListener('pageshow', ({ persisted }) => memory.awakenings.push(persisted));
    window.addEventListener('pagehide', () => {
      memory.lastWords = document.querySelector('#contact [role=status]')?.textContent ?? '';
    });
    // This browser tells a page that wakes what was stored meanwhile; not every one does.
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await open(page);
  await fillIn(page);
});

/** Leaves for another document, does something there, and comes back. */
async function leaveAndReturn(page: Page, whileAway?: () => Promise<void>): Promise<void> {
  await page.goto('/about');
  await expect(header(page)).toBeVisible();
  await whileAway?.();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await memoryOf(page)).awakenings).toEqual([false, true]);
  const reasons = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation && Reflect.get(navigation, 'notRestoredReasons');
  });
  expect(reasons).toBeNull();
}

/** Expects the form to be as if nobody had written anything yet. */
async function expectEmptyForm(page: Page): Promise<void> {
  await expect(send(page)).toBeEnabled(patience);
  await expect(status(page)).toBeEmpty();
  await expect(name(page)).toHaveValue('');
  await expect(message(page)).toHaveValue('');
}

test('a page that was left while sending wakes, sends to the end, and goes on turning slides', async ({
  page,
}) => {
  await send(page).click();
  await leaveAndReturn(page);
  expect((await memoryOf(page)).lastWords).toBe('Sending...');
  await expect(status(page)).toContainText('Message Sent!', patience);
  const slide = await activeSlide(page);
  await expectEmptyForm(page);
  await expect.poll(() => activeSlide(page), patience).not.toBe(slide);
});

test('a page that was left with its thanks wakes and takes them away', async ({ page }) => {
  await send(page).click();
  await expect(status(page)).toContainText('Message Sent!', patience);
  await leaveAndReturn(page);
  expect((await memoryOf(page)).lastWords).toContain('Message Sent!');
  await expectEmptyForm(page);
});

test('a page that has slept follows the theme that was chosen meanwhile', async ({ page }) => {
  await leaveAndReturn(page, () =>
    header(page).getByRole('button', { name: 'Switch to dark theme' }).click(),
  );
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(header(page).getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  // What was written before stays.
  await expect(name(page)).toHaveValue('Ada Lovelace');
});
