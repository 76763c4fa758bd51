import type { Page } from '@playwright/test';
import { footer } from './page';

/** Fills in the message form of the home page and sends it. */
export async function sendMessage(page: Page): Promise<void> {
  const contact = page.locator('#contact');
  await contact.getByLabel('Name', { exact: true }).fill('Ada');
  await contact.getByLabel('Email', { exact: true }).fill('ada@example.org');
  await contact.getByLabel('Message', { exact: true }).fill('Hello');
  await contact.getByRole('button', { name: 'Send Message' }).click();
}

/** Signs up to the newsletter in the footer. */
export async function subscribe(page: Page): Promise<void> {
  await footer(page).getByRole('textbox').fill('ada@example.org');
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
}
