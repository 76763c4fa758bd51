import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { ask } from './support/ask';
import { builtSite } from './support/built-site';
import { header, open } from './support/page';
import { watchPolicy } from './support/policy';
import { routes, wordsOf } from './support/routes';
import { originOf, secret, serverKinds, startServer } from './support/servers';
import { expect, test } from './support/test';

// One table for every server that the site is meant to run on: the one that all other tests use, and the real ones.

const askFirst = 'public, max-age=0, must-revalidate';
const forEver = 'public, max-age=31536000, immutable';

const files = fs
  .readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'));

/** The address of a file of the built site. */
function addressOf(pattern: RegExp): string {
  const file = files.find((name) => pattern.test(name));
  if (!file) throw new Error(`The built site has no file like ${pattern.source}`);
  return `/${file}`;
}

interface Kind {
  address: string;
  /** Its file, where the address is not the file's own. */
  file?: string;
  type: string;
  caching: string;
}

const kinds: Record<string, Kind> = {
  'the home page': { address: '/', file: 'index.html', type: 'text/html', caching: askFirst },
  'a page': { address: '/about', file: 'about/index.html', type: 'text/html', caching: askFirst },
  'a page in a folder': {
    address: '/services/web-design',
    file: 'services/web-design/index.html',
    type: 'text/html',
    caching: askFirst,
  },
  'a script': { address: addressOf(/^app-\w+\.js$/), type: 'text/javascript', caching: forEver },
  'a style sheet': { address: addressOf(/^styles\.\w+\.css$/), type: 'text/css', caching: forEver },
  'a font': { address: addressOf(/^static\/.*\.woff2$/), type: 'font/woff2', caching: forEver },
  'an image': { address: addressOf(/^static\/.*\.avif$/), type: 'image/avif', caching: forEver },
  'a shared image': { address: addressOf(/^share\/.*\.jpg$/), type: 'image/jpeg', caching: askFirst },
  'the data of a page': {
    address: '/page-data/about/page-data.json',
    type: 'application/json',
    caching: askFirst,
  },
  'the sitemap': { address: '/sitemap.xml', type: 'text/xml', caching: askFirst },
  'robots.txt': { address: '/robots.txt', type: 'text/plain', caching: askFirst },
  'the manifest': { address: '/manifest.webmanifest', type: 'application/manifest+json', caching: askFirst },
  'an icon': { address: '/favicon.svg', type: 'image/svg+xml', caching: askFirst },
};

const bytesOf = ({ address, file = address }: Kind): Buffer => fs.readFileSync(path.join(builtSite, file));
const hasCopies = ({ address, file = address }: Kind): boolean =>
  fs.existsSync(path.join(builtSite, `${file}.br`));

/** What public/_headers says of every path, names in small letters. */
const securityHeaders = Object.fromEntries(
  (/^\/\*\n((?: {2}.+\n)+)/.exec(fs.readFileSync(path.join(builtSite, '_headers'), 'utf8'))?.[1] ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/: (.*)/))
    .map(([name = '', value = '']) => [name.toLowerCase(), value]),
) as Record<string, string>;

const unpack = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };

for (const kind of serverKinds) {
  test.describe(kind.name, () => {
    test.skip(!kind.isInstalled, `${kind.name} is not installed`);
    const origin = originOf(kind);
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      stop = await startServer(kind);
    });
    test.afterAll(() => stop?.());
    test.use({ baseURL: origin });

    for (const [name, its] of Object.entries(kinds)) {
      test(`sends ${name} as what it is, compressed where that helps`, async () => {
        const plain = await ask(origin, its.address);
        expect(plain.status).toBe(200);
        expect(plain.headers['content-type']?.split(/;\s*/)[0]).toBe(its.type);
        expect(plain.headers['cache-control']).toBe(its.caching);
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(plain.body.equals(bytesOf(its))).toBe(true);
        if (!hasCopies(its)) return;
        for (const encoding of kind.encodings) {
          const packed = await ask(origin, its.address, { headers: { 'Accept-Encoding': encoding } });
          expect(packed.headers['content-encoding']).toBe(encoding);
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
      expect((await ask(origin, kinds['a script']?.address ?? '')).headers).toMatchObject(securityHeaders);
    });

    test('answers an unknown address with the page for it, which nobody is to keep', async () => {
      const page = fs.readFileSync(path.join(builtSite, '404.html'));
      for (const address of ['/nothing', '/services/nothing', '/nothing.js', '/static/nothing.avif']) {
        const { status, headers, body } = await ask(origin, address);
        expect([address, status]).toEqual([address, 404]);
        expect(headers['content-type']).toMatch(/^text\/html/);
        expect(headers['cache-control']).toBe(askFirst);
        expect(body.equals(page)).toBe(true);
      }
    });

    test('leads to the one address of a page, on the same host, with the query', async () => {
      for (const [address, target] of [
        ['/about/', '/about'],
        ['/about/index.html', '/about'],
        ['/services/web-design/', '/services/web-design'],
        ['/about/?from=a%20friend&to=us', '/about?from=a%20friend&to=us'],
      ] as const) {
        const { status, headers } = await ask(origin, address);
        expect([address, status, headers.location]).toEqual([address, 301, target]);
      }
      for (const address of ['/', '/?a=1', '/about?a=1'])
        expect([address, (await ask(origin, address)).status]).toEqual([address, 200]);
    });

    test('leads nobody to another site', async () => {
      for (const address of [
        '//elsewhere.example/',
        '//elsewhere/',
        '/\\elsewhere.example/',
        '/%5Celsewhere.example/',
        '/%2Felsewhere.example/',
        '/about%0d%0aLocation:%20https:%2f%2felsewhere.example/',
      ]) {
        const { location } = (await ask(origin, address)).headers;
        expect([address, location]).toEqual([address, location && expect.stringMatching(/^\/[^/\\]/)]);
      }
    });

    test('keeps what is not for visitors', async () => {
      for (const address of [
        '/_headers',
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

    test('sends a part when asked for one', async () => {
      const its = kinds['an image'] as Kind;
      const bytes = bytesOf(its);
      const { status, headers, body } = await ask(origin, its.address, {
        headers: { Range: 'bytes=100-199' },
      });
      expect(status).toBe(206);
      expect(headers['content-range']).toBe(`bytes 100-199/${bytes.length}`);
      expect(body.equals(bytes.subarray(100, 200))).toBe(true);
      const beyond = await ask(origin, its.address, {
        headers: { Range: `bytes=${bytes.length}-` },
      });
      expect(beyond.status).toBe(416);
    });

    test('says that a page has not changed', async () => {
      const { headers } = await ask(origin, '/about');
      const again = await ask(origin, '/about', { headers: { 'If-None-Match': headers.etag } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['cache-control']).toBe(askFirst);
    });

    // The local server does so in every other file.
    if (kind.name !== 'the local server')
      for (const route of [...routes, '/404.html']) {
        test(`lets ${route} come alive`, async ({ page }) => {
          const refused = await watchPolicy(page);
          await open(page, route);
          await page.evaluate(() => document.fonts.ready);
          expect(await refused()).toEqual([]);
        });
      }
  });
}

test('on a host that answers both forms of an address, a page comes alive at its own', async ({ page }) => {
  await page.route('**/about/?a=1', (route) =>
    route.fulfill({ path: path.join(builtSite, 'about/index.html'), contentType: 'text/html' }),
  );
  await open(page, '/about/?a=1#footer');
  await expect(page).toHaveURL('/about?a=1#footer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('/about').heading);
  await expect(header(page).locator('a[href="/about"]')).toHaveAttribute('aria-current', 'page');
});

test('the headers stay within what static hosts read', () => {
  const lines = fs.readFileSync(path.join(builtSite, '_headers'), 'utf8').trim().split('\n');
  // Cloudflare passes over longer lines and further rules.
  for (const line of lines) expect(line.length, line.slice(0, 40)).toBeLessThanOrEqual(2000);
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(100);
});
