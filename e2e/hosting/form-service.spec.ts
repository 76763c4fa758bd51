import { serveWithForms } from '../support/servers/service-site';
import { expect, test as base } from '../support/test';

// The example studio with its own form service. Jest tests the service: __tests__/service.

type ServiceSite = Awaited<ReturnType<typeof serveWithForms>>;

const test = base.extend<object, { site: ServiceSite }>({
  site: [
    async ({}, provide) => {
      const site = await serveWithForms();
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.origin),
  storageState: undefined,
});

/** "2027-03-01" for a day in the future. */
function addDays(count: number): string {
  const day = new Date();
  day.setDate(day.getDate() + count);
  return day.toLocaleDateString('sv');
}

/** @param weekday from 0 for Sunday */
const nextWeekday = (weekday: number): string => addDays(7 + ((7 + weekday - new Date().getDay()) % 7));

test('a message is listed, and arrives as an e-mail', async ({ page, site }) => {
  await page.goto('/');
  const form = page.locator('form[name=contact]');
  await form.locator('[name=name]').fill('Ada Lovelace');
  await form.locator('[name=email]').fill('ada@example.org');
  await form.locator('[name=message]').fill('An engine, analytical.');
  await form.locator('[type=submit]').click();
  await expect(form).toBeHidden();
  expect(site.enquiries()).toMatch(
    /contact {2}Ada Lovelace \| ada@example\.org \| An engine, analytical\.\n1 messages\n$/,
  );
  await expect
    .poll(() => site.mails.find((mail) => mail.includes('An engine')))
    .toContain('Reply-To: ada@example.org');
});

test('a day, a time and a field for an answer are checked in the browser', async ({ page, site }) => {
  await page.goto('/contact');
  const form = page.locator('form[name=first-call]');
  const day = form.locator('[name=day]');
  const message = () => day.evaluate((input: HTMLInputElement) => input.validationMessage);
  await day.fill('2020-03-16');
  expect(await message()).not.toBe('');
  await day.fill(nextWeekday(6));
  expect(await message()).not.toBe('');
  await day.fill(nextWeekday(1));
  expect(await message()).toBe('');
  await expect(day).toHaveAttribute('min', addDays(1));
  await form.locator('[name=time]').fill('17:30');
  await expect(form.locator('[name=time]:invalid')).toBeVisible();
  await form.locator('[name=time]').fill('16:30');
  await expect(form.locator('[name=phone]')).toBeHidden();
  await form.locator('[name=place]').selectOption({ index: 1 });
  await form.locator('[name=phone]').fill('+44 20 7946 0018');
  await form.locator('[name=name]').fill('Ada');
  await form.locator('[name=email]').fill('ada@example.org');
  await form.locator('[type=submit]').click();
  await expect(form).toBeHidden();
  expect(site.enquiries()).toContain('16:30 | ');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/status of 422|^status 422/] });

  test('the browser shows mistakes, and thanks in the language of the page', async ({ page, site }) => {
    await page.goto('/de/kontakt');
    const form = page.locator('form[name=first-call]');
    await form.locator('[name=name]').fill('Ada');
    await form.locator('[name=email]').fill('ada@localhost');
    await form.locator('[name=day]').fill(nextWeekday(2));
    await form.locator('[name=time]').fill('10:00');
    await form.locator('[name=place]').selectOption({ index: 2 });
    await form.locator('[type=submit]').click();
    await expect(page.locator('html[lang=de-DE] strong')).toHaveCount(1);
    await page.locator('[name=email]').fill('ada@example.org');
    await page.getByRole('button').click();
    await expect(page).toHaveURL(`${site.origin}/api/forms/de/sent/first-call`);
    await expect(page.locator('html[lang=de-DE] h1')).toBeVisible();
  });
});
