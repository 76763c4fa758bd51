import type { Page } from '@playwright/test';
import { headingOf } from '../support/content';
import { header, heading, open } from '../support/page';
import { expect, test } from '../support/test';

/** Expects that the change of route was announced and the focus is at the top of the new page. */
async function expectAnnounced(page: Page, route: string): Promise<void> {
  await expect(heading(page)).toHaveText(headingOf(route));
  const announcer = page.locator('[aria-live=assertive]');
  await expect(announcer).toHaveCount(1);
  await expect(announcer).toHaveText(`Navigated to ${headingOf(route)}`);
  await expect(announcer).toHaveAttribute('aria-atomic', 'true');
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
}

test('every change of route is announced, and the focus moves to the new page', async ({ page }) => {
  await open(page);
  for (const route of ['/blog', '/team', '/'])
    await test.step(route, async () => {
      await header(page)
        .locator(`a[href="${route}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expectAnnounced(page, route);
    });
  await page.goBack();
  await expectAnnounced(page, '/team');
});

test('live regions are empty on load', async ({ page }) => {
  await open(page);
  // Of both forms, the prototype and the layout.
  await expect(page.getByRole('status')).toHaveCount(4);
  for (const status of await page.getByRole('status').all())
    await expect(status).toHaveText('', { useInnerText: true });
  await expect(page.locator('[aria-live=assertive]')).toBeEmpty();
  // Automatic slide changes are not announced.
  await expect(page.getByRole('region').first().locator('[aria-live], [role=status]')).toHaveCount(0);
});
