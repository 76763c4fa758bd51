import type { Page } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes } from '../support/pages/axe';
import { fillIn, form, message, name, send, sendMessage } from '../support/forms/contact-form';
import { failureTexts as messages } from '../support/content';
import { addedPages } from '../support/site/edited-content';
import { serveForms } from '../support/servers/form-service';
import * as newsletter from '../support/forms/newsletter';
import { footer, open } from '../support/page';
import { watchPolicy } from '../support/policy';
import { formService, sites } from '../support/site/sites';
import { expect, test } from '../support/test';

// A site with HTTP delivery and a form service on another origin. Jest tests the states of the forms.

// Requests to the form service, and its error responses.
test.use({ expectedProblems: [/^left the site: http:\/\/127\.0\.0\.1:|127\.0\.0\.1:\d+\/|status of 422/] });

const { origin, prefix } = sites.hosted;

// By attribute: the alert has no role while the confirmation covers the form.
const alert = (page: Page) => form(page).locator('[role=alert]');

async function expectSent(page: Page): Promise<void> {
  await expect(name(page)).toBeHidden();
  await expect(name(page)).toHaveValue('');
  await expect(alert(page)).toBeEmpty();
}

const sentFields = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  message: expect.stringMatching(/^An engine,\r?\nanalytical\.$/) as unknown,
  'form-name': 'contact',
};

test('the honeypot is invisible, and both forms are sent', async ({ page }) => {
  const received = await serveForms(page);
  await open(page, addedPages.contact);
  await expect(form(page).locator('input[name=_gotcha]')).toBeHidden();
  await sendMessage(page);
  await expectSent(page);
  // Other pages have a short footer.
  await open(page);
  await newsletter.subscribe(page);
  await expect(newsletter.status(page)).toBeFocused();
  // A request with other headers would need a preflight request.
  const headers = expect.objectContaining({
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    referer: `${origin}/`,
  }) as unknown;
  expect(received).toEqual([
    { method: 'POST', path: '/contact', headers, fields: sentFields },
    {
      method: 'POST',
      path: '/letters',
      headers,
      fields: { email: 'ada@example.org', 'form-name': 'newsletter' },
    },
  ]);
  expect(received[0]?.headers).not.toHaveProperty('cookie');
});

test('a redirect to an origin outside the security policy fails, and the text stays', async ({ page }) => {
  // A machine without a network is offline for browsers, and the form says so.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  const violations = await watchPolicy(page);
  await page.route(`${formService}/**`, (route) =>
    route.fulfill({
      status: 307,
      headers: { Location: 'http://127.0.0.1:9/contact', 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await open(page, addedPages.contact);
  await sendMessage(page);
  await expect(alert(page)).toContainText(messages.failed);
  await expect(send(page)).toBeFocused();
  await expect(message(page)).toHaveValue('An engine,\nanalytical.');
  expect(await violations()).toEqual([expect.stringMatching(/^connect-src /)]);
});

test('an application has a choice, a date, consent and a file', async ({ page }) => {
  const received = await serveForms(page);
  await open(page, '/careers');
  const application = page.locator('form[name=application]');
  await application.locator('[name=name]').fill('Ada Lovelace');
  await application.locator('[name=email]').fill('ada@example.org');
  await application.locator('[name=message]').fill('An engine.');
  await application.getByRole('radio').last().check();
  await application.locator('[name=start]').fill('2027-03-01');
  await page.reload();
  await expect(application.getByRole('radio').last()).toBeChecked();
  await expect(application.locator('[name=start]')).toHaveValue('2027-03-01');
  const file = { name: 'drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await application.locator('[name=cv]').setInputFiles(file);
  const submit = application.locator('[type=submit]');
  await submit.click();
  await expect(application.locator('[name=consent]')).toBeFocused();
  await application.locator('[name=consent]').check();
  await submit.click();
  await expect(application).toBeHidden();
  expect(received.map(({ headers }) => headers['content-type'])).toEqual([
    expect.stringMatching(/^multipart\/form-data; boundary=/),
  ]);
});

test('failed forms are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await serveForms(page, 422, { errors: { email: 'is unknown', message: 'is too short' } });
  await open(page, addedPages.contact);
  await sendMessage(page);
  await expect(alert(page)).toHaveText(messages.invalid);
  await expectNoAxeFindingsInBothThemes(page);
  await open(page);
  await newsletter.subscribe(page);
  await expect(footer(page).getByRole('alert')).toHaveText('is unknown');
  await expectNoAxeFindingsInBothThemes(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the same fields', async ({ page }) => {
    const received = await serveForms(page);
    await page.goto(`${prefix}${addedPages.contact}`);
    await fillIn(page);
    await send(page).click();
    await expect(page).toHaveURL(`${formService}/contact`);
    expect(received[0]?.fields).toEqual({ ...sentFields, _gotcha: '' });
  });
});
