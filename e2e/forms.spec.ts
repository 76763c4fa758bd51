import { openFrozen, pass } from './support/clock';
import { email, fillIn, form, message, name, send, status } from './support/contact-form';
import { open, settle } from './support/page';
import { expect, test } from './support/test';

test('Enter sends, nothing leaves the browser, and the focus stays in the form', async ({ page }) => {
  await openFrozen(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.resourceType() === 'script') requests.push(request.url());
  });
  const hasFocus = () => form(page).evaluate((section) => section.contains(document.activeElement));
  await fillIn(page);
  await email(page).press('Enter');
  await settle(page);
  await expect(send(page)).toBeDisabled();
  await pass(page, 1499);
  await expect(send(page)).toBeDisabled();
  await pass(page, 1);
  await expect(status(page)).toBeVisible();
  await expect(status(page)).not.toBeEmpty();
  expect(await hasFocus()).toBe(true);
  for (const field of [name(page), email(page), message(page)]) {
    await expect(field).toBeHidden();
    await expect(field).toHaveValue('');
  }
  await pass(page, 5000);
  await expect(status(page)).toBeEmpty();
  await expect(message(page)).toBeVisible();
  await expect(send(page)).toBeFocused();
  // The browser sends no request and does not load the request code.
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/');
});

test('the browser validates each field', async ({ page }) => {
  await open(page);
  for (const [field, value, reason] of [
    [name(page), '', 'valueMissing'],
    [email(page), '', 'valueMissing'],
    [email(page), 'ada at example', 'typeMismatch'],
    [message(page), '', 'valueMissing'],
  ] as const) {
    await fillIn(page);
    await field.fill(value);
    await send(page).click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((input, key) => (input as HTMLInputElement).validity[key], reason)).toBe(
      true,
    );
    await expect(status(page)).toBeEmpty();
    await expect(send(page)).toBeEnabled();
  }
});
