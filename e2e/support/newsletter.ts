import type { Page } from '@playwright/test';
import { footer } from './page';

/** Signs up to the newsletter in the footer. */
export async function subscribe(page: Page): Promise<void> {
  await footer(page).getByRole('textbox').fill('ada@example.org');
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
}
