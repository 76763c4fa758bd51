import fs from 'node:fs';
import { HtmlValidate } from 'html-validate';
import type { Page } from '@playwright/test';
import { failure as words } from '../content/forms.json';
import { expectNoFindings } from './support/axe';
import { openFrozen, pass } from './support/clock';
import {
  email,
  fillIn,
  fillInAndSend,
  form,
  message,
  name,
  send,
  sending,
  status,
} from './support/contact-form';
import { FormService, never, redirecting, withJson } from './support/form-service';
import { htmlRules } from './support/html-rules';
import { footer, header, open } from './support/page';
import { gatsby, type Json, SiteCopy, untilAnswered } from './support/site-copy';
import { expect, test } from './support/test';

// The site with forms that are sent, to a real server on the own machine.

const address = 'http://localhost:9302';

test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: address,
  // What the server is asked for and refuses is the matter of these tests.
  expectedProblems: [/^left the site: http:\/\/127\.0\.0\.1:|127\.0\.0\.1:\d+\/(contact|letters)/],
});

let service: FormService;
let site: SiteCopy;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  service = await FormService.start();
  site = new SiteCopy();
  site.edit('forms.json', (forms) => {
    forms.delivery = {
      kind: 'post',
      endpoint: `${service.origin}/contact`,
      newsletterEndpoint: `${service.origin}/letters`,
    };
  });
  const { status: code, said } = await site.run({}, gatsby, 'build');
  expect(code, said).toBe(0);
  site.start({ PORT: '9302' }, 'scripts/serve.mjs');
  await untilAnswered(address);
});

test.afterAll(async () => {
  await site.remove();
  await service.stop();
});

test.beforeEach(() => service.reset());

const alert = (page: Page) => form(page).getByRole('alert');
const said = (sentence: string) => `${sentence} ${words.retry}`;

const subscriber = (page: Page) => footer(page).getByRole('textbox', { name: 'Your email address' });
const subscribe = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' });

/** Expects the message to be where the visitor left it, ready to be sent again. */
async function expectKept(page: Page, sentence: string): Promise<void> {
  await expect(alert(page)).toHaveText(said(sentence));
  await expect(name(page)).toHaveValue('Ada Lovelace');
  await expect(email(page)).toHaveValue('ada@example.org');
  await expect(message(page)).toHaveValue('An engine,\nanalytical.');
  await expect(send(page)).toBeEnabled();
  await expect(send(page)).toBeFocused();
  await expect(status(page)).toBeEmpty();
}

/** Expects the same button to send it now. */
async function expectSentOnRetry(page: Page): Promise<void> {
  service.answer = withJson(200, { ok: true });
  await send(page).click();
  await expect(status(page)).toContainText('Message Sent!');
  // Out of reach with its form, so that no role would find it.
  await expect(form(page).locator('[role=alert]')).toBeEmpty();
}

/** Opens the home page and waits for the code that comes when somebody is about to send. */
async function openWarm(page: Page): Promise<void> {
  await open(page);
  const code = page.waitForResponse((response) => response.url().endsWith('.js'));
  await name(page).focus();
  await code;
}

test('the policy lets forms be sent to that server, and is the only one that names it', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  for (const directive of policy.split('; ')) {
    const isForForms = /^(connect-src|form-action) /.test(directive);
    expect(directive.includes('127.0.0.1'), directive).toBe(isForForms);
    if (isForForms) expect(directive).toMatch(new RegExp(` 'self' ${service.origin}$`));
  }
});

test('the page is valid HTML with what sending adds to it', async () => {
  const html = fs.readFileSync(site.path('public/index.html'), 'utf8');
  expect(html).toContain('name="_gotcha"');
  const { results } = await new HtmlValidate(htmlRules('react')).validateString(html);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});

for (const encoding of ['form', 'json'] as const) {
  test.describe(`fields written as ${encoding}`, () => {
    test.beforeEach(({ page }) =>
      page.route('**/page-data/sq/d/*.json', async (route) => {
        const response = await route.fetch();
        const json = (await response.json()) as Json;
        // A page under construction has a query of its own.
        if (json.data.forms) json.data.forms.posting.encoding = encoding;
        await route.fulfill({ response, json });
      }),
    );

    const read = (body: string): unknown =>
      encoding === 'json' ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
    const type = encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded;charset=UTF-8';

    test('a message arrives, and the thanks stand for 5,000 ms', async ({ page }) => {
      await openFrozen(page);
      await fillInAndSend(page);
      await expect(status(page)).toContainText('Message Sent!');
      await expect(form(page).locator('input[name=name]')).toHaveValue('');
      const [received, ...others] = service.received;
      expect(others).toEqual([]);
      expect(received).toMatchObject({ method: 'POST', path: '/contact' });
      expect(received?.headers).toMatchObject({
        accept: 'application/json',
        'content-type': type,
        referer: `${address}/`,
      });
      expect(received?.headers.cookie).toBeUndefined();
      expect(read(received?.body ?? '')).toEqual({
        name: 'Ada Lovelace',
        email: 'ada@example.org',
        message: expect.stringMatching(/^An engine,\r?\nanalytical\.$/),
        'form-name': 'contact',
      });
      await pass(page, 4999);
      await expect(status(page)).toContainText('Message Sent!');
      await pass(page, 1);
      await expect(status(page)).toBeEmpty();
      await expect(send(page)).toBeFocused();
    });

    test('a sign-up arrives', async ({ page }) => {
      await open(page, '/about');
      await subscriber(page).fill('ada@example.org');
      await subscribe(page).click();
      await expect(footer(page).getByRole('status')).toHaveText(
        "Thanks for subscribing! We'll keep you updated.",
      );
      expect(service.received.map(({ path }) => path)).toEqual(['/letters']);
      // Which site it comes from, not which page.
      expect(service.received[0]?.headers.referer).toBe(`${address}/`);
      expect(read(service.received[0]?.body ?? '')).toEqual({
        email: 'ada@example.org',
        'form-name': 'newsletter',
      });
    });
  });
}

test('the code for sending comes when somebody is about to, and no sooner', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await name(page).focus();
  await expect.poll(() => scripts.length).toBe(before + 1);
  expect(service.received).toEqual([]);
});

test('a slow answer: the button waits, and nothing is sent twice', async ({ page }) => {
  let finish: () => void = () => undefined;
  service.answer = (response, received) => {
    finish = () => void withJson(200, { ok: true })(response, received);
  };
  await open(page);
  await fillInAndSend(page);
  await expect(sending(page)).toBeDisabled();
  await expect(status(page)).toHaveText('Sending...');
  await expect.poll(() => service.received.length).toBe(1);
  await sending(page).click({ force: true });
  await email(page).press('Enter');
  // A script of a browser's extension needs no button.
  await email(page).evaluate((field: HTMLInputElement) => field.form?.requestSubmit());
  await page.waitForTimeout(300);
  await expect(sending(page)).toBeDisabled();
  finish();
  await expect(status(page)).toContainText('Message Sent!');
  expect(service.received).toHaveLength(1);
});

test('a server that fails: the fields are kept, and the same button tries again', async ({ page }) => {
  service.answer = withJson(500, { error: 'no' });
  await open(page);
  await fillInAndSend(page);
  await expectKept(page, words.failed);
  await expectSentOnRetry(page);
  expect(service.received.map(({ body }) => body)).toEqual(Array(2).fill(service.received[0]?.body));
});

test('a server that refuses fields: each says why, as text, until it is changed', async ({ page }) => {
  service.answer = withJson(422, {
    errors: [
      { field: 'email', message: 'should be <b>another</b> address', code: 'TYPE_EMAIL' },
      { field: 'message', message: 'should be longer' },
    ],
  });
  await open(page);
  await fillInAndSend(page);
  await expect(alert(page)).toHaveText(words.invalid);
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(email(page)).toHaveAccessibleDescription('should be <b>another</b> address');
  await expect(message(page)).toHaveAccessibleDescription('should be longer');
  await expect(form(page).locator('b')).toHaveCount(0);
  await email(page).pressSequentially('x');
  await expect(email(page)).not.toHaveAttribute('aria-invalid');
  await expect(message(page)).toHaveAttribute('aria-invalid', 'true');
  await expectSentOnRetry(page);
});

test('no answer: given up after 15,000 ms, and not before', async ({ page }) => {
  service.answer = never;
  await openFrozen(page);
  await fillInAndSend(page);
  await expect.poll(() => service.received.length).toBe(1);
  await pass(page, 14_999);
  await expect(sending(page)).toBeDisabled();
  await expect(alert(page)).toBeEmpty();
  await pass(page, 1);
  await expectKept(page, words.timeout);
  await expect.poll(() => service.received[0]?.isAbandoned).toBe(true);
  await expectSentOnRetry(page);
});

test.describe('no connection', () => {
  test.use({
    expectedProblems: [/^left the site: http:\/\/127\.0\.0\.1:|ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
  });

  test('is said, and once it is back the same button sends', async ({ page, context }) => {
    await openWarm(page);
    await context.setOffline(true);
    await fillInAndSend(page);
    await expectKept(page, words.offline);
    expect(service.received).toEqual([]);
    await context.setOffline(false);
    await expectSentOnRetry(page);
  });

  test('on the way to the code for sending is no different', async ({ page }) => {
    await open(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await fillInAndSend(page);
    await expectKept(page, words.failed);
    await page.unroute('**/*.js');
    await expectSentOnRetry(page);
    expect(service.received).toHaveLength(1);
  });
});

test('a redirect to a page of thanks is followed', async ({ page }) => {
  service.answer = (response, received) =>
    received.path === '/contact'
      ? redirecting(303, '/contact/thanks')(response, received)
      : withJson(200, { ok: true })(response, received);
  await open(page);
  await fillInAndSend(page);
  await expect(status(page)).toContainText('Message Sent!');
  expect(service.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /contact',
    'GET /contact/thanks',
  ]);
});

test('a redirect of the message itself takes the message along', async ({ page }) => {
  service.answer = (response, received) =>
    received.path === '/contact'
      ? redirecting(307, '/contact/moved')(response, received)
      : withJson(200, { ok: true })(response, received);
  await open(page);
  await fillInAndSend(page);
  await expect(status(page)).toContainText('Message Sent!');
  const [first, second] = service.received;
  expect(second).toMatchObject({ method: 'POST', path: '/contact/moved', body: first?.body });
});

test.describe('a redirect to where the policy does not allow', () => {
  test.use({
    expectedProblems: [/^left the site: http:\/\/127\.0\.0\.1:|127\.0\.0\.1:\d+\//],
  });

  test('is a failure, and nothing arrives there', async ({ page }) => {
    const elsewhere = await FormService.start();
    service.answer = redirecting(307, `${elsewhere.origin}/contact`);
    await open(page);
    await fillInAndSend(page);
    await expectKept(page, words.failed);
    expect(elsewhere.received).toEqual([]);
    await elsewhere.stop();
  });
});

test('leaving midway: the request is called off, and the page knows nothing of it later', async ({
  page,
}) => {
  service.answer = never;
  await openFrozen(page);
  await fillInAndSend(page);
  await expect.poll(() => service.received.length).toBe(1);
  // The router needs time of its own.
  await page.clock.resume();
  await header(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect.poll(() => service.received[0]?.isAbandoned).toBe(true);
  await page.goBack();
  await expect(send(page)).toBeEnabled();
  await pass(page, 20_000);
  await expect(alert(page)).toBeEmpty();
  await expect(status(page)).toBeEmpty();
});

test('a program that fills in what nobody sees is told that it was sent', async ({ page }) => {
  await open(page);
  const trap = form(page).locator('input[name=_gotcha]');
  const { width, height } = (await trap.locator('..').boundingBox()) ?? { width: 99, height: 99 };
  expect([width, height]).toEqual([1, 1]);
  await fillIn(page);
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await send(page).click();
  await expect(status(page)).toContainText('Message Sent!');
  expect(service.received).toEqual([]);
});

test('the keyboard meets the fields and the button, and nothing between', async ({ page }) => {
  await open(page);
  await name(page).focus();
  for (const next of [email(page), message(page), send(page)]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

test('the newsletter says why it has failed, and what is wrong with the address', async ({ page }) => {
  const note = footer(page).getByRole('alert');
  service.answer = withJson(500, {});
  await open(page, '/about');
  await subscriber(page).fill('ada@example.org');
  await subscribe(page).click();
  await expect(note).toHaveText(said(words.failed));
  await expect(subscriber(page)).toHaveValue('ada@example.org');
  service.answer = withJson(400, { errors: { email: ['is on the list already'] } });
  await subscribe(page).click();
  await expect(note).toHaveText('is on the list already');
  await expect(subscriber(page)).toBeFocused();
  await expect(subscriber(page)).toHaveAccessibleDescription('is on the list already');
  service.answer = never;
  await subscriber(page).fill('ada@example.com');
  await expect(note).toBeEmpty();
  await subscribe(page).click();
  await expect(footer(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await header(page).getByRole('link', { name: 'Foldline' }).click();
  await expect(page).toHaveURL('/');
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${theme} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('axe finds nothing where forms have failed', async ({ page }) => {
        await page.addInitScript(
          (value) => localStorage.setItem('darkMode', value),
          String(theme === 'dark'),
        );
        service.answer = withJson(422, { errors: { email: 'is unknown', message: 'is too short' } });
        await open(page);
        await fillInAndSend(page);
        await expect(alert(page)).toHaveText(words.invalid);
        await subscriber(page).fill('ada@example.org');
        await subscribe(page).click();
        await expect(footer(page).getByRole('alert')).toHaveText('is unknown');
        await expectNoFindings(page);
      });
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the message itself', async ({ page }) => {
    await page.goto('/');
    await fillIn(page);
    await send(page).click();
    await expect(page).toHaveURL(`${service.origin}/contact`);
    expect(Object.fromEntries(new URLSearchParams(service.received[0]?.body))).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      message: 'An engine,\r\nanalytical.',
      'form-name': 'contact',
      _gotcha: '',
    });
  });
});
