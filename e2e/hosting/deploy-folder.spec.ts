import fs from 'node:fs';
import path from 'node:path';
import { parseStaticHostHeaders } from '../../gatsby/output/hosting/header-files';
import { immutable, revalidate } from '../../gatsby/output/hosting/header-rules';
import { footer, open } from '../support/page';
import { watchPolicy } from '../support/policy';
import { ask } from '../support/servers/ask';
import { builtFiles, builtFolder } from '../support/site/built-site';
import { serverKinds, startServer } from '../support/servers/servers';
import { sites } from '../support/site/sites';
import { expect, test } from '../support/test';

// The servers of deploy.spec.ts with a site in a folder of a host.

test.describe.configure({ mode: 'default' });

const { prefix } = sites.hosted;
let origin: string;
const folder = builtFolder('hosted');
const read = (file: string) => fs.readFileSync(path.join(folder, file));

for (const kind of serverKinds) {
  test.describe(kind.name, () => {
    test.skip(!kind.isInstalled, `${kind.name} is not installed`);
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      ({ origin, stop } = await startServer(kind, 'hosted'));
    });
    test.afterAll(() => stop?.());
    test.use({ baseURL: ({}, provide) => provide(`${origin}${prefix}/`) });

    test('sends pages and files of the folder with their headers', async () => {
      const rules = parseStaticHostHeaders(read('_headers').toString());
      const policy = rules[`${prefix}/*`]?.['Content-Security-Policy'];
      const script = builtFiles('hosted').find((file) => /^app-.*\.js$/.test(file)) ?? '';
      for (const [address, file, caching] of [
        ['', 'index.html', revalidate],
        ['/', 'index.html', revalidate],
        ['/about', 'about/index.html', revalidate],
        [`/${script}`, script, immutable],
      ] as const) {
        const { status, headers, body } = await ask(origin, prefix + address);
        expect([address, status]).toEqual([address, 200]);
        expect(headers['content-security-policy']).toBe(policy);
        expect(headers['cache-control'], address).toBe(caching);
        expect(body.equals(read(file)), address).toBe(true);
      }
    });

    test('redirects within the folder, and to other sites', async () => {
      for (const [address, status, target] of [
        [`${prefix}/index.html?a=1`, 301, `${prefix}/?a=1`],
        [`${prefix}/about/?a=1`, 301, `${prefix}/about?a=1`],
        [`${prefix}/our-work?a=1`, 301, `${prefix}/portfolio?a=1`],
        [`${prefix}/services.html`, 302, `${prefix}/#services`],
        [`${prefix}/Shop`, 301, 'https://elsewhere.example/a?b=%24uri%7Buri%7D'],
      ] as const) {
        const { status: found, headers } = await ask(origin, address);
        expect([address, found, headers.location]).toEqual([address, status, target]);
      }
    });

    test('answers addresses without a page, and those outside the folder, with the 404 page', async () => {
      for (const address of [
        `${prefix}/nothing`,
        `${prefix}/_headers`,
        `${prefix}/.secret`,
        `${prefix}/%00`,
        `${prefix}s/about`,
        prefix.toUpperCase() + '/about',
        '/about',
        '/',
      ]) {
        const { status, headers, body } = await ask(origin, address);
        expect([address, status]).toEqual([address, expect.any(Number)]);
        expect([400, 404], address).toContain(status);
        expect(headers['cache-control'], address).toBe(revalidate);
        expect(body.equals(read('404.html')), address).toBe(true);
      }
    });

    // The local server is tested in prefix.spec.ts.
    if (kind.name !== 'the local server')
      test('serves a page that is hydrated without a violation of its policy', async ({ page }) => {
        const violations = await watchPolicy(page);
        await open(page, '/about');
        await expect(footer(page)).toBeAttached();
        expect(await violations()).toEqual([]);
      });
  });
}
