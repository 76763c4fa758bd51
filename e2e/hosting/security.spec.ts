import { CspParser } from 'csp_evaluator/dist/parser.js';
import { everyPage } from '../support/content';
import { watchPolicy } from '../support/policy';
import { expect, test } from '../support/test';

// smoke.spec.ts opens every page and expects no violation of its policy. deploy.spec.ts tests caching.

test('every page has the headers that Mozilla’s HTTP Observatory recommends', async ({ request }) => {
  for (const route of everyPage) {
    const response = await request.get(route, { headers: { Origin: 'https://elsewhere.example' } });
    const headers = response.headers();
    expect(headers, route).toMatchObject({
      // Subdomains and the preload list of browsers are the owner's choice.
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    const policy = new CspParser(headers['content-security-policy'] ?? '').csp.directives;
    expect(policy, route).toMatchObject({
      'default-src': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    });
    // No page shows a part of another site.
    expect(policy).not.toHaveProperty('frame-src');
    expect(policy['script-src'], route).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/unsafe|^\w+:/)]),
    );
    expect(Object.values(policy).join(' '), route).not.toMatch(/http:|ftp:|'unsafe-eval'/);
    // The observatory asks for integrity attributes only on scripts of other sites.
    expect(await response.text(), route).not.toMatch(/<script[^>]+src="(?:\w+:)?\/\//);
  }
});

test('the policy blocks injected code', async ({ browser, baseURL }) => {
  const page = await browser.newPage();
  const violations = await watchPolicy(page);
  await page.goto(baseURL ?? '/');
  for (const attack of [
    () => (document.body.innerHTML += '<b></b>'),
    () => document.body.setAttribute('onclick', 'window.broken = true'),
    () => (document.createElement('script').src = 'https://elsewhere.example/a.js'),
  ])
    await expect(page.evaluate(attack)).rejects.toThrow();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await expect.poll(async () => (await violations()).join()).toMatch(/require-trusted-types-for|script-src/);
  await page.close();
});
