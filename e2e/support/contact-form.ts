import type { Locator, Page } from '@playwright/test';
import { settle } from './page';

/** The section that holds the message form. */
export const form = (page: Page): Locator => page.locator('#contact');

export const name = (page: Page): Locator => form(page).getByLabel('Name', { exact: true });
export const email = (page: Page): Locator => form(page).getByLabel('Email', { exact: true });
export const message = (page: Page): Locator => form(page).getByLabel('Message', { exact: true });

/** Its button while it is idle. */
export const send = (page: Page): Locator => form(page).getByRole('button', { name: 'Send Message' });

/** Its button while it is on the way. */
export const sending = (page: Page): Locator => form(page).getByRole('button', { name: 'Sending...' });

/** What is announced. */
export const status = (page: Page): Locator => form(page).getByRole('status');

/** Fills in every field, well. */
export async function fillIn(page: Page): Promise<void> {
  await name(page).fill('Ada Lovelace');
  await email(page).fill('ada@example.org');
  await message(page).fill('An engine,\nanalytical.');
}

/** Does that, and presses the button. */
export async function sendMessage(page: Page): Promise<void> {
  await fillIn(page);
  await send(page).click();
}

/** Does both, and waits until the page has answered. */
export async function fillInAndSend(page: Page): Promise<void> {
  await sendMessage(page);
  await settle(page);
}
