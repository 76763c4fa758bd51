import type { Locator, Page } from '@playwright/test';

/** The section with the message form. */
export const form = (page: Page): Locator => page.locator('#contact');

export const name = (page: Page): Locator => form(page).locator('[name=name]');
export const email = (page: Page): Locator => form(page).locator('[name=email]');
export const message = (page: Page): Locator => form(page).locator('[name=message]');
export const send = (page: Page): Locator => form(page).locator('[type=submit]');
export const status = (page: Page): Locator => form(page).getByRole('status');

export async function fillIn(page: Page): Promise<void> {
  await name(page).fill('Ada Lovelace');
  await email(page).fill('ada@example.org');
  await message(page).fill('An engine,\nanalytical.');
}

export async function sendMessage(page: Page): Promise<void> {
  await fillIn(page);
  await send(page).click();
}
