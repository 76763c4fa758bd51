import type { Locator, Page } from '@playwright/test';
import { navigation } from './content';
import { finishAnimations, header } from './page';
import { expect } from './test';

/** The menus of the header, which are the groups of the mobile panel. */
export const menuNames = navigation.groups.map(({ title }) => title);

export const menuButton = (page: Page, name: string): Locator =>
  header(page).getByRole('button', { name, exact: true });

/** The panel that a button of the header opens, open or not. */
export const menuPanel = async (page: Page, name: string): Promise<Locator> =>
  page.locator(`[id="${await menuButton(page, name).getAttribute('aria-controls')}"]`);

/** Opens a menu of the header on a wide screen. */
export async function openMenu(page: Page, name: string): Promise<void> {
  // On a slow machine a click comes so long after its hover that it closes the panel.
  await menuButton(page, name).press('Enter');
  await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true');
  await finishAnimations(page);
}

/**
 * Opens the mobile panel with all its groups.
 *
 * @returns the panel
 */
export async function openWholePanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  for (const name of menuNames) await panel.getByRole('button', { name, exact: true }).click();
  const links = navigation.groups.flatMap(({ items }) => items).length + navigation.links.length;
  await expect(panel.getByRole('link')).toHaveCount(links);
  await finishAnimations(page);
  return panel;
}
