import type { Page } from '@playwright/test';
import { openFrozen, pass } from './support/clock';
import { footer, open, settle } from './support/page';
import { expect, test } from './support/test';

const email = (page: Page) => footer(page).getByRole('textbox', { name: 'Your email address' });
const subscribe = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' });
const status = (page: Page) => footer(page).getByRole('status');

test('signing up takes 500 ms and there is no way back', async ({ page }) => {
  await openFrozen(page, '/about');
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData()}`),
  );
  await expect(email(page)).toHaveAttribute('placeholder', 'Your email address');
  await email(page).fill('ada@example.org');
  await subscribe(page).click();
  await pass(page, 499);
  await expect(status(page)).toBeEmpty();
  await pass(page, 1);
  await expect(status(page)).toHaveText("Thanks for subscribing! We'll keep you updated.");
  await expect(footer(page).getByRole('textbox')).toHaveCount(0);
  expect(await footer(page).locator('input').inputValue()).toBe('');
  await pass(page, 600_000);
  await expect(status(page)).toHaveText("Thanks for subscribing! We'll keep you updated.");
  await expect(footer(page).getByRole('textbox')).toHaveCount(0);
  expect(requests.filter((request) => !request.startsWith('GET ') || request.includes('ada'))).toEqual([]);
  await expect(page).toHaveURL('/about');
});

test('the browser asks for an address, and for a real one', async ({ page }) => {
  await open(page, '/about');
  for (const [text, reason] of [
    ['', 'valueMissing'],
    ['nobody', 'typeMismatch'],
  ] as const) {
    await email(page).fill(text);
    await subscribe(page).click();
    await expect(email(page)).toBeFocused();
    expect(await email(page).evaluate((field: HTMLInputElement, key) => field.validity[key], reason)).toBe(
      true,
    );
    await expect(status(page)).toBeEmpty();
  }
});

test('the focus goes on to the thanks, and from there to what follows', async ({ page }) => {
  await openFrozen(page, '/about');
  await email(page).fill('ada@example.org');
  await email(page).press('Tab');
  await page.keyboard.press('Enter');
  await pass(page, 500);
  await expect(status(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(footer(page).getByRole('link', { name: 'home page' })).toBeFocused();
});

test('Enter signs up, too', async ({ page }) => {
  await openFrozen(page, '/about');
  await email(page).fill('ada@example.org');
  await email(page).press('Enter');
  await settle(page);
  await pass(page, 500);
  await expect(status(page)).toBeVisible();
});
