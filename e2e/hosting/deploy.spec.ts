import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { parseStaticHostHeaders } from '../../gatsby/output/hosting/header-files';
import { ask } from '../support/servers/ask';
import { builtFolder } from '../support/site/built-site';
import { headingOf, notFound } from '../support/content';
import { kinds, revalidated } from '../support/servers/file-kinds';
import { footer, header, heading, open } from '../support/page';
import { watchPolicy } from '../support/policy';
import { secret, serverKinds, startServer } from '../support/servers/servers';
import { sites } from '../support/site/sites';
import { expect, test } from '../support/test';

// The same requests to the local server and to nginx.

// Each server starts once.
test.describe.configure({ mode: 'default' });

const builtSite = builtFolder('frozen');
let origin: string;

const headersFile = fs.readFileSync(path.join(builtSite, '_headers'), 'utf8');

/** The headers of public/_headers for all paths, with lower-case names. */
const securityHeaders = Object.fromEntries(
  Object.entries(parseStaticHostHeaders(headersFile)['/*'] ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);

const malformed = ['/%', '/%zz', '/%E0%A4%A'];

const unpack = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };

for (const kind of serverKinds) {
  test.describe(kind.name, () => {
    test.skip(!kind.isInstalled, `${kind.name} is not installed`);
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      ({ origin, stop } = await startServer(kind, 'frozen'));
    });
    test.afterAll(() => stop?.());
    test.use({ baseURL: ({}, provide) => provide(origin) });

    for (const its of kinds) {
      test(`sends ${its.name} with its type and caching, compressed if a compressed file exists`, async () => {
        const plain = await ask(origin, its.address);
        expect(plain.status).toBe(200);
        expect(plain.headers['content-type']?.split(/;\s*/)[0]).toBe(its.type);
        expect(plain.headers['cache-control']).toBe(its.caching);
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(plain.body.equals(its.bytes)).toBe(true);
        if (!its.isCompressed) return;
        for (const encoding of kind.encodings) {
          const packed = await ask(origin, its.address, { headers: { 'Accept-Encoding': encoding } });
          expect(packed.headers['content-encoding']).toBe(encoding);
          expect(packed.headers).toMatchObject(securityHeaders);
          expect(packed.headers.vary).toMatch(/accept-encoding/i);
          expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
          expect(packed.headers['cache-control']).toBe(its.caching);
          expect(packed.body.length).toBeLessThan(plain.body.length / 2);
          expect(unpack[encoding](packed.body).equals(plain.body)).toBe(true);
        }
        const best = await ask(origin, its.address, {
          headers: { 'Accept-Encoding': 'gzip, deflate, br' },
        });
        expect(best.headers['content-encoding']).toBe(kind.encodings[0]);
        const refused = await ask(origin, its.address, {
          headers: { 'Accept-Encoding': 'gzip;q=0, br;q=0.0' },
        });
        expect(refused.headers['content-encoding']).toBeUndefined();
      });
    }

    test('sends the headers of public/_headers with every answer', async () => {
      expect(Object.keys(securityHeaders).length).toBeGreaterThanOrEqual(8);
      const { headers } = await ask(origin, '/about');
      const answers = {
        200: await ask(origin, '/about'),
        206: await ask(origin, '/about', { headers: { Range: 'bytes=0-9' } }),
        301: await ask(origin, '/about/'),
        304: await ask(origin, '/about', { headers: { 'If-None-Match': headers.etag } }),
        404: await ask(origin, '/nothing'),
      };
      for (const [status, answer] of Object.entries(answers)) {
        expect(answer.status).toBe(Number(status));
        expect(answer.headers, status).toMatchObject(securityHeaders);
      }
      expect(answers[304].body).toHaveLength(0);
      expect(answers[304].headers['cache-control']).toBe(revalidated);
    });

    test('answers an unknown address with the 404 page, which is revalidated', async () => {
      const page = fs.readFileSync(path.join(builtSite, '404.html'));
      for (const address of [
        '/nothing',
        '/services/nothing',
        '/nothing.js',
        '/static/nothing.avif',
        '/About',
        '/about.',
        '/about;x=1',
        '/about%20',
        '/about%5C',
        '/about%23team',
        '/about%3Fx',
        '/about%0a',
        '/100%25',
        '/%2561bout',
        '/caf%C3%A9',
        '/caf%E9',
        '/:data',
        '/*data',
        '/services',
        '/about/index.html/',
        `/${'a'.repeat(3000)}`,
      ]) {
        const { status, headers, body } = await ask(origin, address);
        expect([address, status]).toEqual([address, 404]);
        expect(headers['content-type']).toMatch(/^text\/html/);
        expect(headers['cache-control']).toBe(revalidated);
        expect(body.equals(page)).toBe(true);
      }
    });

    test('answers a malformed address with the 404 page', async () => {
      const page = fs.readFileSync(path.join(builtSite, '404.html'));
      for (const address of [...malformed, '/%00']) {
        const { status, headers, body } = await ask(origin, address);
        expect([400, 404], address).toContain(status);
        expect(headers, address).toMatchObject(securityHeaders);
        expect(headers['content-type']).toMatch(/^text\/html/);
        expect(body.equals(page), address).toBe(true);
      }
    });

    test('redirects to the canonical address of a page, on the same host, with the query', async () => {
      for (const [address, target] of [
        ['/about/', '/about'],
        ['/about/index.html', '/about'],
        ['/index.html', '/'],
        ['/index.html?x=1', '/?x=1'],
        ['/services/web-design/', '/services/web-design'],
        ['/about/?from=a%20friend&to=us', '/about?from=a%20friend&to=us'],
      ] as const) {
        const { status, headers } = await ask(origin, address);
        expect([address, status, headers.location]).toEqual([address, 301, target]);
      }
      for (const address of ['/', '/?a=1', '/about?a=1', '/about?x=%', '/about?a?b', `/?${'a'.repeat(3000)}`])
        expect([address, (await ask(origin, address)).status]).toEqual([address, 200]);
    });

    test('redirects old addresses in one step', async () => {
      for (const [address, status, target] of [
        ['/our-work', 301, '/portfolio'],
        ['/our-work/', 301, '/portfolio'],
        ['/our-work?from=a%20friend', 301, '/portfolio?from=a%20friend'],
        ['/services.html?a=1', 302, '/#services'],
        ['/Shop', 301, 'https://elsewhere.example/a?b=%24uri%7Buri%7D'],
      ] as const) {
        const { status: found, headers } = await ask(origin, address);
        expect([address, found, headers.location]).toEqual([address, status, target]);
        expect(headers).toMatchObject(securityHeaders);
      }
      for (const address of ['/our-workshop', '/OUR-WORK', '/servicesxhtml'])
        expect([address, (await ask(origin, address)).status]).toEqual([address, 404]);
    });

    test('does not redirect to another site', async () => {
      for (const address of [
        '//elsewhere.example/',
        '//elsewhere/',
        '//elsewhere.example/index.html',
        '/elsewhere.example//',
        '/\\elsewhere.example/',
        '/%5Celsewhere.example/',
        '/%2Felsewhere.example/',
        '/about%0d%0aLocation:%20https:%2f%2felsewhere.example/',
      ]) {
        const { location } = (await ask(origin, address)).headers;
        expect([address, location]).toEqual([address, location && expect.stringMatching(/^\/([^/\\]|$)/)]);
      }
      const { headers } = await ask(origin, '/about/?x=%0d%0aX-Added:%20y', {
        headers: { 'X-Forwarded-Host': 'elsewhere.example', 'X-Original-URL': '/team/' },
      });
      expect(headers.location).toBe('/about?x=%0d%0aX-Added:%20y');
      expect(headers['x-added']).toBeUndefined();
    });

    test('does not send private files', async () => {
      for (const address of [
        '/_headers',
        '/_redirects',
        '/_headers/',
        '/%5fheaders',
        '/%5Fredirects/',
        '/.secret',
        '/../secret.txt',
        '/static/../../secret.txt',
        '/%2e%2e/secret.txt',
        '/..%2fsecret.txt',
        '/..%5csecret.txt',
        '/about/%2e%2e/%2e%2e/secret.txt',
      ]) {
        const { status, body } = await ask(origin, address);
        expect([address, status]).toEqual([address, expect.any(Number)]);
        expect(status, address).toBeGreaterThanOrEqual(400);
        expect(status, address).toBeLessThan(500);
        expect(body.toString(), address).not.toContain(secret);
        expect(body.toString(), address).not.toContain('Strict-Transport-Security');
      }
    });

    test('answers HEAD like GET without the body', async () => {
      for (const address of ['/', '/about', '/nothing']) {
        const get = await ask(origin, address);
        const head = await ask(origin, address, { method: 'HEAD' });
        expect(head.status).toBe(get.status);
        expect(head.body).toHaveLength(0);
        for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
          expect([address, name, head.headers[name]]).toEqual([address, name, get.headers[name]]);
      }
    });

    test('sends ranges', async () => {
      const { address, bytes } = kinds.find(({ name }) => name === 'an image') ?? {};
      const range = (Range: string) => ask(origin, address ?? '', { headers: { Range } });
      const { status, headers, body } = await range('bytes=100-199');
      expect(status).toBe(206);
      expect(headers['content-range']).toBe(`bytes 100-199/${bytes?.length}`);
      expect(bytes?.subarray(100, 200).equals(body)).toBe(true);
      expect((await range(`bytes=${bytes?.length}-`)).status).toBe(416);
      // A range that ends before it starts.
      expect([200, 416]).toContain((await range('bytes=5-2')).status);
    });

    test.describe('an unusual address', () => {
      test.use({ expectedProblems: [/\b40[04]\b/] });

      test('shows the intended page or the 404 page, with header and footer', async ({ page }) => {
        for (const address of ['///', '/about//', '/%61bout', '/about%2F', '/about%20', ...malformed])
          await test.step(address, async () => {
            const response = await page.goto(origin + address);
            await expect(header(page)).toBeVisible();
            await expect(footer(page)).toBeAttached();
            const isFound = response?.status() === 200;
            const { pathname } = new URL(page.url());
            await expect(heading(page)).toHaveText(isFound ? headingOf(pathname) : notFound.heading);
          });
      });
    });

    // All other tests use the local server.
    if (kind.name !== 'the local server')
      test('serves pages that are hydrated without a violation of their policy', async ({ page }) => {
        const violations = await watchPolicy(page);
        for (const route of ['/', '/about', '/404.html']) {
          await open(page, route);
          await page.evaluate(() => document.fonts.ready);
          expect(await violations()).toEqual([]);
        }
      });
  });
}

test('on a host that does not redirect, a page is hydrated at its canonical address', async ({ page }) => {
  for (const [asked, route] of [
    ['/about/?a=1#footer', '/about'],
    ['/about/index.html?a=1#footer', '/about'],
    ['/About.html?a=1#footer', '/about'],
    ['/index.html?a=1#footer', '/'],
  ] as const)
    await test.step(asked, async () => {
      await page.route(new URL(asked, sites.frozen.origin).href.replace(/#.*/, ''), (request) =>
        request.fulfill({ path: path.join(builtSite, route, 'index.html'), contentType: 'text/html' }),
      );
      await open(page, asked);
      await expect(page).toHaveURL(`${route}?a=1#footer`);
      await expect(footer(page)).toBeAttached();
      await expect(heading(page)).toHaveText(headingOf(route));
      const link = header(page).locator(`a[href="${route}"]`).first();
      await expect(link).toHaveAttribute('aria-current', 'page');
    });
});

test('the headers stay within the limits of static hosts', () => {
  const lines = headersFile.trim().split('\n');
  // Cloudflare ignores longer lines and further rules.
  for (const line of lines) expect(line.length, line.slice(0, 40)).toBeLessThanOrEqual(2000);
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(100);
});
