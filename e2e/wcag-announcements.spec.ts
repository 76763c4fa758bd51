import type { Page } from '@playwright/test';
import { open, settle } from './support/page';
import { placeholderRoutes, wordsOf } from './support/routes';
import { expect, test } from './support/test';

// What forms say when they have been sent is tested with the forms; here is what else changes.

/** Expects that a change of route has been said aloud, and that the focus stands at the top of the new page. */
async function expectAnnounced(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const announcer = page.locator('[aria-live=assertive]');
  await expect(announcer).toHaveCount(1);
  await expect(announcer).toHaveText(`Navigated to ${heading}`);
  await expect(announcer).toHaveAttribute('aria-atomic', 'true');
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
}

test('every change of route is announced, and the focus goes with it', async ({ page }) => {
  await open(page, '/');
  for (const route of placeholderRoutes) {
    await page.locator(`header a[href="${route}"]`).evaluate((link: HTMLElement) => link.click());
    await test.step(route, () => expectAnnounced(page, wordsOf(route).heading));
  }
  await page.locator('header a[href="/"]').click();
  await expectAnnounced(page, wordsOf('/').heading);
  await page.goBack();
  await expectAnnounced(page, wordsOf(placeholderRoutes.at(-1) ?? '').heading);
});

test('places for announcements are there, and empty, before there is anything to say', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('status')).toHaveCount(2);
  for (const status of await page.getByRole('status').all()) await expect(status).toBeEmpty();
  await expect(page.locator('[aria-live=assertive]')).toBeEmpty();
});

test('the slideshow says nothing as it turns', async ({ page }) => {
  await open(page);
  const isLive = await page
    .getByRole('button', { name: 'Pause slideshow' })
    .evaluate((button) => button.closest('section')?.querySelector('[aria-live], [role=status]') !== null);
  expect(isLive).toBe(false);
});

test('the choice of a plan is said by the control that has the focus', async ({ page }) => {
  await open(page);
  const group = page.getByRole('radiogroup').nth(1);
  await expect(group).toHaveAccessibleName(/\S/);
  await group.getByRole('radio', { name: 'Logo' }).focus();
  await page.keyboard.press('ArrowRight');
  await settle(page);
  const focused = group.getByRole('radio', { name: 'Visual Identity', checked: true });
  await expect(focused).toBeFocused();
  // What the choice shows comes next, and what it has replaced is not in the way.
  await expect(page.getByRole('heading', { name: 'Visual Identity' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Logo Design' })).toHaveCount(0);
});
