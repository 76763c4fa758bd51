import type { APIRequestContext } from '@playwright/test';
import { score, type Visit } from './support/observatory';
import { routes } from './support/routes';
import { expect, test } from './support/test';

/** Asks for a page as another site would. */
async function visit(request: APIRequestContext, route: string): Promise<Visit> {
  const response = await request.get(route, { headers: { Origin: 'https://elsewhere.example' } });
  return { headers: response.headers(), html: await response.text() };
}

test('every point that a response can win is won', async ({ request }) => {
  expect(score(await visit(request, '/'))).toEqual({
    score: 130,
    findings: {
      'content-security-policy': { finding: 'nothing but what is named', points: 10 },
      cookies: { finding: 'no cookies', points: 0 },
      'cross-origin-resource-sharing': { finding: 'closed, or open without credentials', points: 0 },
      redirection: { finding: 'to https', points: 0 },
      'referrer-policy': { finding: 'private', points: 5 },
      'strict-transport-security': { finding: 'half a year or more', points: 0 },
      'subresource-integrity': { finding: 'no scripts but the site’s own', points: 0 },
      'x-content-type-options': { finding: 'nosniff', points: 0 },
      'x-frame-options': { finding: 'by the policy', points: 5 },
      'cross-origin-resource-policy': { finding: 'closed', points: 10 },
    },
  });
});

test('no page has fewer points than the home page', async ({ request }) => {
  for (const route of [...routes, '/404.html'])
    expect([route, score(await visit(request, route)).score]).toEqual([route, 130]);
});

test('the browsers’ preload list would take the site', async ({ request }) => {
  const { headers } = await visit(request, '/');
  expect(headers['strict-transport-security']).toMatch(
    /^max-age=(?:31536|63072)000; includeSubDomains; preload$/,
  );
});

/** What a careless change might do to the headers, and what it would cost. */
const mistakes: [what: string, header: string, change: (value: string) => string, points: number][] = [
  ['no policy', 'content-security-policy', () => '', -25],
  ['no word on scripts', 'content-security-policy', () => "img-src 'self'", -20],
  [
    'inline scripts',
    'content-security-policy',
    (value) => value.replace(/script-src [^;]+/, "script-src 'unsafe-inline'"),
    -20,
  ],
  [
    'scripts from anywhere',
    'content-security-policy',
    (value) => value.replace('script-src ', 'script-src https: '),
    -20,
  ],
  [
    'objects from anywhere',
    'content-security-policy',
    (value) => value.replace("object-src 'none'", 'object-src *'),
    -20,
  ],
  [
    'fonts in the clear',
    'content-security-policy',
    (value) => value.replace('font-src ', 'font-src http://fonts.example '),
    -20,
  ],
  [
    'text as code',
    'content-security-policy',
    (value) => value.replace('script-src ', "script-src 'unsafe-eval' "),
    -10,
  ],
  [
    'images in the clear',
    'content-security-policy',
    (value) => value.replace('img-src ', 'img-src http://images.example '),
    -10,
  ],
  [
    'styles from anywhere',
    'content-security-policy',
    (value) => value.replace('style-src ', 'style-src https: '),
    0,
  ],
  ['a way out for forms', 'content-security-policy', (value) => value.replace("form-action 'self'; ", ''), 5],
  [
    'a default',
    'content-security-policy',
    (value) => value.replace("default-src 'none'", "default-src 'self'"),
    5,
  ],
  ['a cookie', 'set-cookie', () => 'visitor=1', -40],
  ['credentials for all', 'access-control-allow-credentials', () => 'true', -50],
  ['no referrer policy', 'referrer-policy', () => '', 0],
  ['a telling referrer', 'referrer-policy', () => 'unsafe-url', -5],
  ['a short promise', 'strict-transport-security', () => 'max-age=86400', -10],
  ['an empty promise', 'strict-transport-security', () => 'preload', -20],
  ['guessed types', 'x-content-type-options', () => '', -5],
  ['a misspelt resource policy', 'cross-origin-resource-policy', () => 'self', -5],
  ['an open resource policy', 'cross-origin-resource-policy', () => '', 0],
];

/** The test that looks at a header, where it has another name. */
const lookedAtBy: Record<string, string> = {
  'set-cookie': 'cookies',
  'access-control-allow-credentials': 'cross-origin-resource-sharing',
};

test('the scoring sees what a careless change would lose', async ({ request }) => {
  const good = await visit(request, '/');
  for (const [what, header, change, points] of mistakes)
    await test.step(what, () => {
      const headers = { ...good.headers, [header]: change(good.headers[header] ?? '') };
      const found = score({ ...good, headers });
      expect(found.findings[lookedAtBy[header] ?? header]?.points).toBe(points);
      expect(found.score).toBeLessThan(130);
    });
});

test('the scoring sees frames and the scripts of others', async ({ request }) => {
  const good = await visit(request, '/');
  const frames = (headers: Record<string, string>) =>
    score({
      ...good,
      headers: { ...good.headers, 'content-security-policy': "default-src 'none'", ...headers },
    }).findings['x-frame-options']?.points;
  expect(frames({})).toBe(0);
  expect(frames({ 'x-frame-options': '' })).toBe(-20);
  const scripts = (html: string) => score({ ...good, html }).findings['subresource-integrity']?.points;
  expect(scripts('<script src="//others.example/a.js"></script>')).toBe(-50);
  expect(scripts('<script src="http://others.example/a.js" integrity="sha384-x"></script>')).toBe(-20);
  expect(scripts('<script src="https://others.example/a.js"></script>')).toBe(-5);
  expect(scripts('<script src="/a.js" integrity="sha384-x"></script>')).toBe(5);
});

test('below 90 nothing is given', () => {
  expect(score({ headers: { 'referrer-policy': 'no-referrer' }, html: '' }).score).toBe(
    100 - 25 - 20 - 5 - 20,
  );
});
