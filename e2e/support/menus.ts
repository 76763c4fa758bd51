import type { Locator, Page } from '@playwright/test';
import { finishAnimations, header } from './page';
import { expect } from './test';

/** The two menus of the header, and the two groups of the mobile panel. */
export const menuNames = ['Services', 'Company'] as const;

/** Opens one of the header's menus on a wide screen. */
export async function openMenu(page: Page, name: (typeof menuNames)[number]): Promise<void> {
  const button = header(page).getByRole('button', { name, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await finishAnimations(page);
}

/**
 * Opens the mobile panel and its groups on a narrow screen, all the way.
 *
 * @returns the panel
 */
export async function openWholePanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  for (const name of menuNames) await panel.getByRole('button', { name, exact: true }).click();
  await expect(panel.getByRole('link', { name: 'Careers' })).toBeVisible();
  await finishAnimations(page);
  return panel;
}
