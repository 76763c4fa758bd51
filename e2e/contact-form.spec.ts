import type { Page } from '@playwright/test';
import { openFrozen, pass } from './support/clock';
import { email, fillIn, form, message, name, send, sending, status } from './support/contact-form';
import { header, open, settle } from './support/page';
import { expect, test } from './support/test';

const thanks = "Thank you for reaching out. We'll get back to you shortly.";

async function fillInAndSend(page: Page): Promise<void> {
  await fillIn(page);
  await send(page).click();
  await settle(page);
}

test('it has the fields of the specification', async ({ page }) => {
  await open(page);
  await expect(name(page)).toHaveAttribute('placeholder', 'Your Name');
  await expect(email(page)).toHaveAttribute('placeholder', 'Your Email');
  await expect(message(page)).toHaveAttribute('placeholder', 'Your Message');
  await expect(message(page)).toHaveAttribute('rows', '5');
  await expect(name(page)).toHaveAttribute('type', 'text');
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(name(page)).toHaveAttribute('autocomplete', 'name');
  await expect(email(page)).toHaveAttribute('autocomplete', 'email');
  for (const field of [name(page), email(page), message(page)]) {
    await expect(field).toHaveAttribute('required');
    await expect(field).not.toHaveAttribute('maxlength');
  }
});

test('sending takes 1,500 ms, the thanks stand for 5,000 ms, and nothing leaves the browser', async ({
  page,
}) => {
  await openFrozen(page);
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData()}`),
  );
  await fillInAndSend(page);

  await expect(sending(page)).toBeDisabled();
  await expect(status(page)).toHaveText('Sending...');
  await pass(page, 1499);
  await expect(sending(page)).toBeDisabled();
  await pass(page, 1);
  await expect(status(page)).toContainText('Message Sent!');
  await expect(status(page)).toContainText(thanks);
  await expect(status(page)).toBeVisible();
  for (const field of [name(page), email(page), message(page)]) {
    await expect(field).toBeHidden();
    await expect(field).toHaveValue('');
  }

  await pass(page, 4999);
  await expect(status(page)).toContainText('Message Sent!');
  await pass(page, 1);
  await expect(status(page)).toBeEmpty();
  await expect(send(page)).toBeEnabled();
  for (const field of [name(page), email(page), message(page)]) {
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('');
  }

  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(requests.filter((request) => /ada|lovelace|engine/i.test(request))).toEqual([]);
  await expect(page).toHaveURL('/');
});

test('it can be sent again after that', async ({ page }) => {
  await openFrozen(page);
  for (let round = 0; round < 2; round += 1) {
    await fillInAndSend(page);
    await expect(sending(page)).toBeDisabled();
    await pass(page, 1500);
    await expect(status(page)).toContainText('Message Sent!');
    await pass(page, 5000);
    await expect(send(page)).toBeEnabled();
  }
});

test('a second submit on the way does nothing', async ({ page }) => {
  await openFrozen(page);
  await fillInAndSend(page);
  await pass(page, 1000);
  await message(page).press('Enter');
  await form(page)
    .locator('form')
    .evaluate((element: HTMLFormElement) => element.requestSubmit());
  await pass(page, 500);
  await expect(status(page)).toContainText('Message Sent!');
  await pass(page, 5000);
  await expect(send(page)).toBeEnabled();
  await pass(page, 10_000);
  await expect(status(page)).toBeEmpty();
});

test('Enter in a field sends, and the focus is never lost', async ({ page }) => {
  await openFrozen(page);
  await fillIn(page);
  await email(page).press('Enter');
  await settle(page);
  await expect(sending(page)).toBeDisabled();
  await pass(page, 1500);
  await expect(status(page)).toContainText('Message Sent!');
  const focus = () => page.evaluate(() => document.activeElement?.closest('#contact') !== null);
  expect(await focus()).toBe(true);
  await pass(page, 5000);
  await expect(send(page)).toBeFocused();
});

test('the browser asks for what is missing, field by field', async ({ page }) => {
  await open(page);
  const refusedAt = async (field: ReturnType<typeof name>, reason: keyof ValidityState) => {
    await send(page).click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((element) => element.matches(':invalid'))).toBe(true);
    expect(await field.evaluate((element, key) => (element as HTMLInputElement).validity[key], reason)).toBe(
      true,
    );
    await expect(status(page)).toBeEmpty();
    await expect(send(page)).toBeEnabled();
  };
  await refusedAt(name(page), 'valueMissing');
  await name(page).fill('Ada');
  await refusedAt(email(page), 'valueMissing');
  await email(page).fill('ada at example');
  await refusedAt(email(page), 'typeMismatch');
  await email(page).fill('ada@example.org');
  await refusedAt(message(page), 'valueMissing');
  await message(page).fill('Hello');
  await send(page).click();
  await expect(sending(page)).toBeDisabled();
});

test('leaving while sending leaves nothing behind', async ({ page }) => {
  await openFrozen(page);
  await fillInAndSend(page);
  // The router needs time of its own.
  await page.clock.resume();
  await header(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await page.goBack();
  await expect(send(page)).toBeEnabled();
  await pass(page, 10_000);
  await expect(send(page)).toBeEnabled();
  await expect(status(page)).toBeEmpty();
});
