import type { Locator, Page } from '@playwright/test';
import { footer } from '../page';

export const email = (page: Page): Locator => footer(page).locator('[name=email]');
export const status = (page: Page): Locator => footer(page).getByRole('status');

export async function subscribe(page: Page): Promise<void> {
  await email(page).fill('ada@example.org');
  await email(page).press('Enter');
}
