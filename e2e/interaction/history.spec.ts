import type { Page } from '@playwright/test';
import { contactTexts, headingOf } from '../support/content';
import { holdBack, scriptFiles } from '../support/network';
import { footer, header, heading, open, restingScroll, restingTop, scrollTo } from '../support/page';
import { expect, test } from '../support/test';

const pricing = (page: Page) => page.locator('#pricing');

/** Expects a scroll position in px. Scroll anchoring may add a pixel or two. */
const expectScroll = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await restingScroll(page)) - top)).toBeLessThanOrEqual(5);

/** Follows the link to the section of the same page. A click by Playwright would scroll first. */
async function viewPricing(page: Page): Promise<void> {
  const title = contactTexts.actions.find(({ href }) => href === '#pricing')?.title ?? '';
  await page.getByRole('link', { name: title }).evaluate((link: HTMLElement) => link.click());
  await expect.poll(async () => Math.abs((await restingTop(pricing(page))) - 80)).toBeLessThanOrEqual(1);
}

// Without smooth scrolling the browser is at the anchor before the router knows the new entry.
for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`with ${reducedMotion} back and forward restore the positions of two entries of a page, also from another page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page);
    await scrollTo(page, 900);
    await restingScroll(page);
    await viewPricing(page);
    await scrollTo(page, 400);
    await restingScroll(page);
    await viewPricing(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectScroll(page, 900);
    await page.goForward();
    await expect(page).toHaveURL('/#pricing');
    await expect.poll(async () => Math.abs((await restingTop(pricing(page))) - 80)).toBeLessThanOrEqual(5);
    await scrollTo(page, 300);
    await restingScroll(page);
    await header(page).getByRole('link', { name: 'Blog' }).click();
    await expect(heading(page)).toHaveText(headingOf('/blog'));
    await page.goBack();
    await expect(heading(page)).toHaveText(headingOf('/'));
    await expectScroll(page, 300);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectScroll(page, 900);
  });

test('a new visit of a page starts at its top, whatever was saved for an earlier one', async ({ page }) => {
  await open(page);
  await scrollTo(page, 900);
  await restingScroll(page);
  await open(page, '/about');
  await open(page);
  expect(await restingScroll(page)).toBe(0);
  await page.goBack();
  await page.goBack();
  await expect(header(page)).toBeVisible();
  await expectScroll(page, 900);
});

test('a position from before hydration is restored', async ({ page }) => {
  const release = await holdBack(page, scriptFiles);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await scrollTo(page, 900);
  release();
  await expect(header(page)).toBeVisible();
  await header(page).getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page)).toHaveText(headingOf('/blog'));
  await page.goBack();
  await expectScroll(page, 900);
});

test('a reload keeps the position, also in the footer', async ({ page }) => {
  await open(page);
  for (const top of [900, 100_000]) {
    await scrollTo(page, top);
    const position = await restingScroll(page);
    await page.reload();
    await expect(footer(page)).toBeAttached();
    await expectScroll(page, position);
  }
});

test.describe('hydration leaves focus and scroll position', () => {
  for (const address of ['/#pricing', '/contact#footer'])
    test(`of a visitor who has scrolled away at ${address}`, async ({ page }) => {
      const release = await holdBack(page, scriptFiles);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      if (address === '/#pricing')
        await expect
          .poll(async () => Math.abs((await restingTop(pricing(page))) - 80))
          .toBeLessThanOrEqual(1);
      await scrollTo(page, 60);
      release();
      await expect(footer(page)).toBeAttached();
      expect(await restingScroll(page)).toBe(60);
    });
});
