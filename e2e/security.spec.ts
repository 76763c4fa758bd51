import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { header } from './support/page';
import { watchPolicy } from './support/policy';
import { routes } from './support/routes';
import { expect, test } from './support/test';

for (const route of [...routes, '/404.html']) {
  test(`${route} comes with the headers, and lives under its policy`, async ({ page }) => {
    const refused = await watchPolicy(page);
    const response = await page.goto(route);
    expect(response?.headers()).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringMatching(/max-age=\d{8}; includeSubDomains/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    await expect(header(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await refused()).toEqual([]);
  });
}

test('the policy refuses what nobody here has written', async ({ browser, baseURL }) => {
  const page = await browser.newPage();
  const refused = await watchPolicy(page);
  await page.goto(baseURL ?? '/');
  const attempts = await page.evaluate(() => {
    const attempt = (name: string, task: () => void) => {
      try {
        task();
        return [name, 'allowed'];
      } catch {
        return [name, 'refused'];
      }
    };
    const script = document.createElement('script');
    return Object.fromEntries([
      attempt('markup', () => (document.body.innerHTML += '<b></b>')),
      attempt('handler', () => document.body.setAttribute('onclick', 'window.broken = true')),
      attempt('another site', () => (script.src = 'https://elsewhere.example/a.js')),
      attempt('inline script', () => {
        const inline = document.createElement('script');
        inline.append('window.broken = true');
        document.body.append(inline);
      }),
    ]);
  });
  expect(attempts).toEqual({
    markup: 'refused',
    handler: 'refused',
    'another site': 'refused',
    // Appending says nothing; it is only never run.
    'inline script': 'allowed',
  });
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await expect.poll(async () => (await refused()).join()).toMatch(/require-trusted-types-for|script-src/);
  await page.close();
});

test('Google’s evaluator has nothing to say but its remark on ’self’', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const grave = findings.filter(
    ({ severity, directive, value }) =>
      severity <= Severity.MEDIUM_MAYBE && !(directive === 'script-src' && value === "'self'"),
  );
  expect(grave).toEqual([]);
});

test('what is named by its content is kept for ever, and everything else is asked for again', async ({
  page,
}) => {
  const caching = new Map<string, string>();
  page.on('response', (response) =>
    caching.set(new URL(response.url()).pathname, response.headers()['cache-control'] ?? ''),
  );
  await page.goto('/');
  await expect(header(page)).toBeVisible();
  const kept = [...caching].filter(([path]) => /\.(?:js|css)$|^\/static\//.test(path));
  const asked = [...caching].filter(([path]) => path === '/' || path.startsWith('/page-data/'));
  expect(kept.length).toBeGreaterThan(6);
  for (const [path, value] of kept)
    expect([path, value]).toEqual([path, 'public, max-age=31536000, immutable']);
  expect(asked.length).toBeGreaterThan(2);
  for (const [path, value] of asked)
    expect([path, value]).toEqual([path, expect.stringMatching(/max-age=0/)]);
});
