import type { Page } from '@playwright/test';
import { fillIn, send } from './contact-form';
import { footer } from './page';

/** Fills in the message form of the home page and sends it. */
export async function sendMessage(page: Page): Promise<void> {
  await fillIn(page);
  await send(page).click();
}

/** Signs up to the newsletter in the footer. */
export async function subscribe(page: Page): Promise<void> {
  await footer(page).getByRole('textbox').fill('ada@example.org');
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
}
