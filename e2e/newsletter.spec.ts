import { openFrozen, pass } from './support/clock';
import { email, status, subscribe } from './support/newsletter';
import { footer, settle } from './support/page';
import { expect, test } from './support/test';

test('the confirmation replaces the form and takes the focus, and nothing leaves the browser', async ({
  page,
}) => {
  await openFrozen(page, '/about');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method()));
  await subscribe(page);
  await settle(page);
  await pass(page, 499);
  await expect(status(page)).toBeEmpty();
  await pass(page, 1);
  await expect(status(page)).toBeFocused();
  await expect(status(page)).not.toBeEmpty();
  await expect(email(page)).toBeHidden();
  await expect(email(page)).toHaveValue('');
  await page.keyboard.press('Tab');
  await expect(footer(page).getByRole('link').first()).toBeFocused();
  await pass(page, 600_000);
  await expect(email(page)).toBeHidden();
  expect(requests.filter((method) => method !== 'GET')).toEqual([]);
  await expect(page).toHaveURL('/about');
});
