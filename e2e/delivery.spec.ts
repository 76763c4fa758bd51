import fs from 'node:fs';
import { HtmlValidate } from 'html-validate';
import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/axe';
import { email, fillIn, form, message, name, send, sendMessage, status } from './support/contact-form';
import { FormService, withJson, withoutResponse, withRedirect } from './support/form-service';
import { htmlRules } from './support/html-rules';
import * as newsletter from './support/newsletter';
import { footer, header, open } from './support/page';
import { gatsby, SiteCopy, untilAnswered } from './support/site-copy';
import { expect, test } from './support/test';

// A site with HTTP delivery and a form service on another origin.

const port = String(Number(process.env.PORT ?? 9100) + 2);
const address = `http://localhost:${port}`;

test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: address,
  // Requests to the form service, and its error responses.
  expectedProblems: [/^left the site: http:\/\/127\.0\.0\.1:|127\.0\.0\.1:\d+\/(contact|letters)/],
});

let service: FormService;
let site: SiteCopy;
let messages: Record<'failed' | 'offline' | 'invalid', string>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  service = await FormService.start();
  site = new SiteCopy();
  site.edit('forms.json', (forms) => {
    messages = forms.failure;
    forms.delivery = {
      kind: 'http',
      endpoint: `${service.origin}/contact`,
      newsletterEndpoint: `${service.origin}/letters`,
    };
  });
  const { status: code, said } = await site.run({}, gatsby, 'build');
  expect(code, said).toBe(0);
  site.start({ PORT: port }, 'scripts/serve.mjs');
  await untilAnswered(address);
});

test.afterAll(async () => {
  await site.remove();
  await service.stop();
});

test.beforeEach(() => service.reset());

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

async function expectSentOnRetry(page: Page): Promise<void> {
  service.respond = withJson(200, {});
  await send(page).click();
  await expectSent(page);
}

const sentFields = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  message: expect.stringMatching(/^An engine,\r?\nanalytical\.$/) as unknown,
  'form-name': 'contact',
};
const receivedFields = () => Object.fromEntries(new URLSearchParams(service.received[0]?.body));

test('the security policy allows the endpoint for forms only', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const directives = policy.split('; ').filter((directive) => directive.includes(service.origin));
  expect(directives).toEqual([
    `connect-src 'self' ${service.origin}`,
    `form-action 'self' ${service.origin}`,
  ]);
});

test('the page is valid HTML', async () => {
  const html = fs.readFileSync(site.path('public/index.html'), 'utf8');
  expect(html).toContain('name="_gotcha"');
  const { results } = await new HtmlValidate(htmlRules('react')).validateString(html);
  expect(results.flatMap(({ messages: findings }) => findings)).toEqual([]);
});

test('the request code loads on the first focus, and the message arrives', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page);
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
    referer: `${address}/`,
  });
  expect(service.received[0]?.headers.cookie).toBeUndefined();
  expect(receivedFields()).toEqual(sentFields);
});

test('the newsletter has its own endpoint', async ({ page }) => {
  await open(page, '/about');
  await newsletter.subscribe(page);
  await expect(newsletter.status(page)).toBeFocused();
  expect(service.received.map(({ path, headers }) => [path, headers.referer])).toEqual([
    ['/letters', `${address}/`],
  ]);
  expect(receivedFields()).toEqual({ email: 'ada@example.org', 'form-name': 'newsletter' });
});

test('a server error and a field error keep the message for another try', async ({ page }) => {
  service.respond = withJson(500, {});
  await open(page);
  await sendMessage(page);
  await expectFailed(page, messages.failed);
  service.respond = withJson(422, { errors: { email: 'is <b>unknown</b>' } });
  await send(page).click();
  await expect(alert(page)).toHaveText(messages.invalid);
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('is <b>unknown</b>');
  await expectSentOnRetry(page);
  expect(new Set(service.received.map(({ body }) => body)).size).toBe(1);
});

test.describe('without a connection', () => {
  test.use({
    expectedProblems: [/^left the site: http:\/\/127\.0\.0\.1:|ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
  });

  test('the form says so, and sends once the connection is back', async ({ page, context }) => {
    await open(page);
    const requestCode = page.waitForResponse((response) => response.url().endsWith('.js'));
    await name(page).focus();
    await requestCode;
    await context.setOffline(true);
    await sendMessage(page);
    await expectFailed(page, messages.offline);
    await context.setOffline(false);
    await expectSentOnRetry(page);
  });

  test('the request code loads again after it failed to load', async ({ page }) => {
    await open(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await sendMessage(page);
    await expectFailed(page, messages.failed);
    await page.unroute('**/*.js');
    await expectSentOnRetry(page);
    expect(service.received).toHaveLength(1);
  });
});

for (const [status, method] of [
  [303, 'GET'],
  [307, 'POST'],
] as const) {
  test(`follows a redirect with status ${status}`, async ({ page }) => {
    service.respond = withRedirect(status, '/contact', '/contact/thanks');
    await open(page);
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
    const elsewhere = await FormService.start();
    service.respond = withRedirect(307, '/contact', `${elsewhere.origin}/contact`);
    await open(page);
    await sendMessage(page);
    await expectFailed(page, messages.failed);
    expect(elsewhere.received).toEqual([]);
    await elsewhere.stop();
  });
});

test('leaving the page aborts the request', async ({ page }) => {
  service.respond = withoutResponse;
  await open(page);
  await sendMessage(page);
  await expect.poll(() => service.received.length).toBe(1);
  await header(page).locator('a[href="/blog"]').click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => service.received[0]?.isAborted).toBe(true);
  await page.goBack();
  await expect(send(page)).toBeEnabled();
  await expect(status(page)).toBeEmpty();
});

test('the honeypot is invisible, and the Tab key skips it', async ({ page }) => {
  await open(page);
  const honeypot = form(page).locator('input[name=_gotcha]').locator('..');
  expect(await honeypot.boundingBox()).toMatchObject({ width: 1, height: 1 });
  await name(page).focus();
  for (const next of [email(page), message(page), send(page)]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

for (const [theme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const) {
  test.describe(`${theme} theme at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('failed forms are accessible', async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('darkMode', value), String(theme === 'dark'));
      service.respond = withJson(422, { errors: { email: 'is unknown', message: 'is too short' } });
      await open(page);
      await sendMessage(page);
      await expect(alert(page)).toHaveText(messages.invalid);
      await newsletter.subscribe(page);
      await expect(footer(page).getByRole('alert')).toHaveText('is unknown');
      await expectNoFindings(page);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the same fields', async ({ page }) => {
    await page.goto('/');
    await fillIn(page);
    await send(page).click();
    await expect(page).toHaveURL(`${service.origin}/contact`);
    expect(receivedFields()).toEqual({ ...sentFields, _gotcha: '' });
  });
});
