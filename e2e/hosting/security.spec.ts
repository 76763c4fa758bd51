import { watchPolicy } from '../support/policy';
import { expect, test } from '../support/test';

// smoke.spec.ts opens every page and expects no violation of its policy. deploy.spec.ts tests that servers send all headers,
// and Jest what they are.

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
