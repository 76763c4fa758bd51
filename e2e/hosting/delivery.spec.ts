import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/pages/axe';
import { fillIn, form, message, name, send, sendMessage, status } from '../support/forms/contact-form';
import { failureTexts as messages } from '../support/content';
import { addedPages } from '../support/site/edited-content';
import { FormService, withJson, withRedirect } from '../support/servers/form-service';
import * as newsletter from '../support/forms/newsletter';
import { footer, header, open, setTheme } from '../support/page';
import { formService, sites } from '../support/site/sites';
import { expect, test as base } from '../support/test';

// A site with HTTP delivery and a form service on another origin. Jest tests the states of the forms.

const test = base.extend<object, { service: FormService }>({
  service: [
    async ({}, provide) => {
      const service = await FormService.start();
      await provide(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  // The browser connects to the service wherever the site sends its forms.
  launchOptions: [
    async ({ launchOptions, service }, provide) => {
      const [from, to] = [formService, service.origin].map((address) => new URL(address).host);
      const rule = `--host-resolver-rules=MAP ${from} ${to}`;
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
});

test.use({
  // Requests to the form service, and its error responses.
  expectedProblems: [/^left the site: http:\/\/127\.0\.0\.1:|127\.0\.0\.1:\d+\/(contact|letters)/],
});

const { origin, prefix } = sites.hosted;

let service: FormService;

test.beforeEach(({ service: started }) => {
  service = started;
  service.reset();
});

// By attribute: the alert has no role while the confirmation covers the form.
const alert = (page: Page) => form(page).locator('[role=alert]');

async function expectSent(page: Page): Promise<void> {
  await expect(name(page)).toBeHidden();
  await expect(name(page)).toHaveValue('');
  await expect(alert(page)).toBeEmpty();
}

async function expectFailed(page: Page, text: string): Promise<void> {
  await expect(alert(page)).toContainText(text);
  await expect(send(page)).toBeFocused();
  await expect(message(page)).toHaveValue('An engine,\nanalytical.');
  await expect(status(page)).toBeEmpty();
}

const sentFields = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  message: expect.stringMatching(/^An engine,\r?\nanalytical\.$/) as unknown,
  'form-name': 'contact',
};
const receivedFields = () => Object.fromEntries(new URLSearchParams(service.received[0]?.body));

test('the security policy allows the endpoint for forms only', async ({ request }) => {
  const policy = (await request.get(`${prefix}/`)).headers()['content-security-policy'] ?? '';
  const directives = policy.split('; ').filter((directive) => directive.includes(formService));
  // The first one also has the hosts of the analytics services.
  expect(directives).toEqual([
    expect.stringMatching(/^connect-src 'self' /),
    `form-action 'self' ${formService}`,
  ]);
});

test('the honeypot is invisible, the request code loads on the first focus, and the message arrives', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, addedPages.edited);
  const honeypot = form(page).locator('input[name=_gotcha]').locator('..');
  expect(await honeypot.boundingBox()).toMatchObject({ width: 1, height: 1 });
  await page.waitForLoadState('networkidle');
  // The first key loads the code of the demonstrations.
  await Promise.all([page.waitForResponse(/\.js$/), page.keyboard.press('Shift')]);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await name(page).focus();
  await expect.poll(() => scripts.length).toBe(before + 1);
  await sendMessage(page);
  await expectSent(page);
  expect(service.received).toHaveLength(1);
  expect(service.received[0]).toMatchObject({ method: 'POST', path: '/contact' });
  expect(service.received[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    referer: `${origin}/`,
  });
  expect(service.received[0]?.headers.cookie).toBeUndefined();
  expect(receivedFields()).toEqual(sentFields);
});

test('the newsletter has its own endpoint', async ({ page }) => {
  await open(page, addedPages.placeholder);
  await newsletter.subscribe(page);
  await expect(newsletter.status(page)).toBeFocused();
  expect(service.received.map(({ path, headers }) => [path, headers.referer])).toEqual([
    ['/letters', `${origin}/`],
  ]);
  expect(receivedFields()).toEqual({ email: 'ada@example.org', 'form-name': 'newsletter' });
});

test.describe('without the request code', () => {
  test.use({ expectedProblems: [/^left the site: http:\/\/127\.0\.0\.1:|ERR_FAILED/] });

  test('the page reloads, because a new deployment may have removed it, and keeps the text', async ({
    page,
  }) => {
    await open(page, addedPages.edited);
    await page.waitForLoadState('networkidle');
    let isGone = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await page.route('**/*.js', (route) => (isGone ? route.abort() : route.continue()));
    await sendMessage(page);
    await expect.poll(() => isGone).toBe(false);
    await expect(header(page)).toBeVisible();
    await expect(message(page)).toHaveValue('An engine,\nanalytical.');
    await send(page).click();
    await expectSent(page);
    expect(service.received).toHaveLength(1);
  });
});

for (const [status, method] of [
  [303, 'GET'],
  [307, 'POST'],
] as const) {
  test(`follows a redirect with status ${status}`, async ({ page }) => {
    service.respond = withRedirect(status, '/contact', '/contact/thanks');
    await open(page, addedPages.edited);
    await sendMessage(page);
    await expectSent(page);
    expect(service.received.map((request) => `${request.method} ${request.path}`)).toEqual([
      'POST /contact',
      `${method} /contact/thanks`,
    ]);
    expect(service.received[1]?.body).toBe(method === 'POST' ? service.received[0]?.body : '');
  });
}

test.describe('redirects to an origin outside the security policy', () => {
  test.use({ expectedProblems: [/^left the site: http:\/\/127\.0\.0\.1:|127\.0\.0\.1:\d+\//] });

  test('fail, and send nothing there', async ({ page }) => {
    // A machine without a network is offline for browsers, and the form says so.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
    const elsewhere = await FormService.start();
    service.respond = withRedirect(307, '/contact', `${elsewhere.origin}/contact`);
    await open(page, addedPages.edited);
    await sendMessage(page);
    await expectFailed(page, messages.failed);
    expect(elsewhere.received).toEqual([]);
    await elsewhere.stop();
  });
});

for (const [theme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const) {
  test.describe(`${theme} theme at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('failed forms are accessible', async ({ page }) => {
      await setTheme(page, theme);
      service.respond = withJson(422, { errors: { email: 'is unknown', message: 'is too short' } });
      await open(page, addedPages.edited);
      await sendMessage(page);
      await expect(alert(page)).toHaveText(messages.invalid);
      await newsletter.subscribe(page);
      await expect(footer(page).getByRole('alert')).toHaveText('is unknown');
      await expectNoAxeFindings(page);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the same fields', async ({ page }) => {
    await page.goto(`${prefix}${addedPages.edited}`);
    await fillIn(page);
    await send(page).click();
    await expect(page).toHaveURL(`${formService}/contact`);
    expect(receivedFields()).toEqual({ ...sentFields, _gotcha: '' });
  });
});
