import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { downloadTypes } from '../../gatsby/check/rules/files';
import { revalidate } from '../../gatsby/output/hosting/headers';
import { readHostRules } from '../../gatsby/output/hosting/host-files';
import { deceptive, malformed, onSite, privateFiles, unknown } from '../support/servers/addresses';
import { downloads, kinds } from '../support/servers/kinds-of-files';
import { ask } from '../support/servers/ask';
import { builtFiles, builtFolder } from '../support/site/built-site';
import { open } from '../support/page';
import { watchPolicy } from '../support/policy';
import { language, secret, serverKinds, startServer } from '../support/servers/servers';
import { sites } from '../support/site/sites';
import { expect, test } from '../support/test';

// The same requests to the local server and to nginx, for a site at the root of a host (the project "site") and for one in
// a folder ("hosting"). Each server starts once.
test.describe.configure({ mode: 'default' });

const unpack = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };

for (const kind of serverKinds)
  test.describe(kind.name, () => {
    test.skip(!kind.isInstalled, `${kind.name} is not installed`);
    let prefix: string;
    let folder: string;
    let securityHeaders: Record<string, string>;
    let origin: string;
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async ({ siteName }) => {
      ({ prefix } = sites[siteName]);
      folder = builtFolder(siteName);
      const rules = readHostRules(sites[siteName].folder).headers[`${prefix}/*`] ?? {};
      securityHeaders = Object.fromEntries(
        Object.entries(rules).map(([name, value]) => [name.toLowerCase(), value]),
      );
      ({ origin, stop } = await startServer(kind, siteName));
    });
    const read = (file: string) => fs.readFileSync(path.join(folder, file));
    test.afterAll(() => stop?.());
    test.use({ baseURL: ({}, provide) => provide(`${origin}${prefix}/`) });
    const get = (address: string, headers = {}) => ask(origin, prefix + address, { headers });

    test('sends each kind of file with its type and caching, compressed if there is a compressed file', async ({
      siteName,
    }) => {
      const files = builtFiles(siteName);
      for (const [pattern, type, caching, shownBy = 'same-origin'] of kinds)
        await test.step(pattern.source, async () => {
          const file = files.find((candidate) => pattern.test(candidate)) ?? '';
          const address = `/${file.replace(/\/?index\.html$/, '')}`;
          const bytes = read(file);
          const plain = await get(address);
          expect(plain.status).toBe(200);
          expect(plain.headers['content-type']?.split(/;\s*/)[0]).toBe(type);
          expect(plain.headers['cache-control']).toBe(caching);
          expect(plain.headers['cross-origin-resource-policy']).toBe(shownBy);
          expect(plain.headers['content-encoding']).toBeUndefined();
          expect(plain.body.equals(bytes)).toBe(true);
          if (!files.includes(`${file}.br`)) return;
          for (const encoding of kind.encodings) {
            const packed = await get(address, { 'Accept-Encoding': encoding });
            expect(packed.headers).toMatchObject({
              ...securityHeaders,
              'content-encoding': encoding,
              'content-type': plain.headers['content-type'],
              'cache-control': caching,
              'cross-origin-resource-policy': shownBy,
              vary: expect.stringMatching(/accept-encoding/i) as unknown,
            });
            expect(packed.body.length).toBeLessThan(bytes.length / 2);
            expect(unpack[encoding](packed.body).equals(bytes)).toBe(true);
          }
          const best = await get(address, { 'Accept-Encoding': 'gzip, deflate, br' });
          expect(best.headers['content-encoding']).toBe(kind.encodings[0]);
          const refusing = await get(address, { 'Accept-Encoding': 'gzip, br;q=0' });
          expect(refusing.headers['content-encoding']).toBe('gzip');
        });
    });

    test('sends each file that content can have for download with its type', async () => {
      for (const ending of Object.keys(downloadTypes))
        for (const spelling of [ending, ending.toUpperCase()]) {
          const { headers } = await get(downloads.address + spelling);
          const type = headers['content-type']?.split(/;\s*/)[0];
          expect([spelling, type]).toEqual([spelling, downloads.types[ending]]);
        }
    });

    test('sends the headers of public/_headers with every answer', async () => {
      expect(Object.keys(securityHeaders).length).toBeGreaterThanOrEqual(8);
      const { headers } = await get('/about');
      const answers = {
        206: await get('/about', { Range: 'bytes=0-9' }),
        301: await get('/about/'),
        304: await get('/about', { 'If-None-Match': headers.etag }),
      };
      for (const [status, answer] of Object.entries(answers)) {
        expect(answer.status).toBe(Number(status));
        expect(answer.headers, status).toMatchObject(securityHeaders);
      }
    });

    test('answers an unknown or malformed address with the 404 page, which is revalidated', async () => {
      const outside = prefix ? ['/', '/about', `${prefix}s/about`, `${prefix.toUpperCase()}/about`] : [];
      for (const address of [...[...unknown, ...malformed, '/%00'].map((its) => prefix + its), ...outside]) {
        const { status, headers, body } = await ask(origin, address);
        const isMalformed = /%(?:00|zz|E0%A4%A|)$/.test(address);
        expect(isMalformed ? [400, 404] : [404], address).toContain(status);
        if (address.startsWith(`${prefix}/`)) expect(headers, address).toMatchObject(securityHeaders);
        expect(headers['content-type'], address).toMatch(/^text\/html/);
        expect(headers['cache-control'], address).toBe(revalidate);
        expect(body.equals(read('404.html')), address).toBe(true);
      }
    });

    test('answers an unknown address of a language with its 404 page', async () => {
      for (const address of ['/nowhere', '/nowhere/below', '/nowhere.html', '/no%20where?x=1']) {
        const { status, headers, body } = await get(language.folder + address);
        expect(status, address).toBe(404);
        expect(headers, address).toMatchObject({ ...securityHeaders, 'cache-control': revalidate });
        expect(body.toString(), address).toBe(language.notFound);
      }
      const { body } = await get(`${language.folder}s/nowhere`);
      expect(body.equals(read('404.html'))).toBe(true);
    });

    test('redirects to canonical and from old addresses in one step, with the query', async () => {
      for (const [address, status, target] of [
        ['/about/', 301, `${prefix}/about`],
        ['/about/index.html', 301, `${prefix}/about`],
        ['/index.html?x=1', 301, `${prefix}/?x=1`],
        ['/about/?from=a%20friend&to=us', 301, `${prefix}/about?from=a%20friend&to=us`],
        ['/our-work/', 301, `${prefix}/portfolio`],
        ['/our-work?from=a%20friend', 301, `${prefix}/portfolio?from=a%20friend`],
        ['/services.html?a=1', 302, `${prefix}/#services`],
        ['/Shop', 301, 'https://elsewhere.example/a?b=%24uri%7Buri%7D'],
        ['/', 200],
        ['/about?x=%', 200],
        ['/about?a?b', 200],
        [`/?${'a'.repeat(3000)}`, 200],
      ] as const) {
        const answer = await get(address);
        expect([address, answer.status, answer.headers.location]).toEqual([address, status, target]);
        expect(answer.headers).toMatchObject(securityHeaders);
      }
    });

    test('does not redirect to another site', async () => {
      for (const address of deceptive.flatMap((its) => [its, prefix + its])) {
        const { location } = (await ask(origin, address)).headers;
        expect([address, location]).toEqual([address, location && expect.stringMatching(onSite)]);
      }
      const { headers } = await get('/about/?x=%0d%0aX-Added:%20y', {
        'X-Forwarded-Host': 'elsewhere.example',
        'X-Original-URL': '/team/',
      });
      expect(headers.location).toBe(`${prefix}/about?x=%0d%0aX-Added:%20y`);
      expect(headers['x-added']).toBeUndefined();
    });

    test('refuses methods other than GET and HEAD', async () => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const { status } = await ask(origin, `${prefix}/about`, { method });
        expect([method, status]).toEqual([method, 405]);
      }
    });

    test('does not send private files', async () => {
      for (const address of privateFiles) {
        const { status, body } = await get(address);
        expect([400, 403, 404], address).toContain(status);
        expect(body.toString(), address).not.toContain(secret);
        expect(body.toString(), address).not.toContain('Strict-Transport-Security');
      }
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

test('the headers stay within the limits of static hosts', ({ siteName }) => {
  const lines = fs
    .readFileSync(path.join(builtFolder(siteName), '_headers'), 'utf8')
    .trim()
    .split('\n');
  // Cloudflare ignores longer lines and further rules.
  for (const line of lines) expect(line.length, line.slice(0, 40)).toBeLessThanOrEqual(2000);
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(100);
});
