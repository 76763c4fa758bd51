import type { Page } from '@playwright/test';
import { openFrozen, pass, suspendTimers } from '../support/clock';
import { email, fillIn, form, message, name, send, status } from '../support/forms/contact-form';
import * as newsletter from '../support/forms/newsletter';
import { header, open, settle } from '../support/page';
import { expect, test } from '../support/test';

// Forms with simulated delivery: nothing leaves the browser.

/** Records the requests of a page from now on that send something. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  return requests;
}

test('Enter sends a message, and the focus stays in the form', async ({ page }) => {
  await openFrozen(page);
  const requests = watchRequests(page);
  await fillIn(page);
  await email(page).press('Enter');
  await settle(page);
  await pass(page, 1500);
  await expect(status(page)).not.toBeEmpty();
  for (const field of [name(page), email(page), message(page)]) await expect(field).toBeHidden();
  await pass(page, 5000);
  await expect(message(page)).toBeVisible();
  await expect(send(page)).toBeFocused();
  await expect(form(page).locator(':user-invalid')).toHaveCount(0);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/');
});

test('text survives a reload and other pages during the delivery', async ({ page }) => {
  // The delivery does not end.
  await suspendTimers(page, 1500);
  await open(page);
  await fillIn(page);
  await newsletter.email(page).fill('ada@');
  const sendAndLeave = async (leave: () => Promise<unknown>) => {
    await send(page).click();
    await expect(status(page)).not.toBeEmpty();
    await leave();
    await expect(send(page)).toBeEnabled();
    await expect(name(page)).toHaveValue('Ada Lovelace');
    await expect(message(page)).toHaveValue('An engine,\nanalytical.');
    await expect(newsletter.email(page)).toHaveValue('ada@');
  };
  await sendAndLeave(() => page.reload());
  await sendAndLeave(async () => {
    await header(page).getByRole('link', { name: 'Blog' }).click();
    await expect(message(page)).toHaveCount(0);
    await page.goBack();
  });
});
