import fs from 'node:fs';
import path from 'node:path';
import { builtFiles, builtFolder, builtPages } from '../support/site/built-site';
import { addedPages } from '../support/site/edited-content';
import { readHead } from '../support/site/head';
import { footer, header, heading, mountedHeader, open } from '../support/page';
import { sites, siteUrl } from '../support/site/sites';
import { expect, test } from '../support/test';

// A site in a folder of an address: every link, file and request stays in the folder.

const { origin, prefix } = sites.hosted;
const folder = builtFolder('hosted');
const built = builtPages('hosted');
const routes = [...built.keys()].filter((route) => !route.endsWith('/404.html'));

/** Requests to addresses outside the folder. */
let outside: string[];

test.beforeEach(({ context }) => {
  outside = [];
  context.on('request', (request) => {
    const { origin: target, pathname } = new URL(request.url());
    if (target === origin && !`${pathname}/`.startsWith(`${prefix}/`)) outside.push(pathname);
  });
});

test.afterEach(() => expect(outside).toEqual([]));

test('a later build in the same folder has no address of this one', () => {
  // `npm run build:test` builds the frozen site after this one.
  const site = builtFolder('frozen');
  const files = builtFiles('frozen')
    .filter((file) => /\.(?:html|js|css|json|xml|txt)$|_headers$/.test(file))
    .filter((file) => fs.statSync(path.join(site, file)).isFile());
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => fs.readFileSync(path.join(site, file), 'utf8').includes(prefix))).toEqual([]);
});

// studio.spec.ts tests the links of every page.
test('all addresses in metadata and sitemap are in the folder', async ({ page }) => {
  for (const route of routes) {
    const html = built.get(route) ?? '';
    const { canonical, card, data } = await readHead(page, html);
    const address = `${siteUrl}${prefix}${route}`;
    expect(canonical, route).toEqual([address]);
    expect(card['og:url'], route).toBe(address);
    const image = card['og:image']?.replace(`${siteUrl}${prefix}`, '') ?? '';
    expect(fs.existsSync(path.join(folder, image)), route).toBe(true);
    const { itemListElement: items } = (data.BreadcrumbList ?? {}) as {
      itemListElement?: { item: string }[];
    };
    if (!data.WebSite) expect(items?.at(-1)?.item, route).toBe(address);
  }
  const sitemap = fs.readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address).sort()).toEqual(
    routes
      .filter((route) => !built.get(route)?.includes('content="noindex"'))
      .map((route) => `${siteUrl}${prefix}${route}`)
      .sort(),
  );
});

test('pages link to each other and to anchors, with a trailing slash or none after the folder', async ({
  page,
}) => {
  await page.goto(prefix);
  await expect(mountedHeader(page)).toBeVisible();
  const link = header(page).locator(`a[href="${prefix}${addedPages.placeholder}"]:not([hreflang])`);
  // It is in a closed menu.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(`${origin}${prefix}${addedPages.placeholder}`);
  await expect(heading(page)).toHaveText('Case Studies');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await open(page);
  await footer(page).getByRole('link', { name: 'Edited Prices' }).click();
  await expect(page).toHaveURL(`${origin}${prefix}${addedPages.edited}#pricing`);
  await expect(page.locator('#pricing')).toBeInViewport();
  await open(page, `${addedPages.placeholder}/`);
  await expect(heading(page)).toHaveText('Case Studies');
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('the manifest and its icons are in the folder', async ({ page, request }) => {
  await open(page);
  const manifest = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const { icons, start_url: start } = (await (await request.get(manifest)).json()) as {
    icons: { src: string }[];
    start_url: string;
  };
  expect(new URL(start, origin + manifest).href).toBe(`${origin}${prefix}/`);
  for (const { src } of icons)
    expect((await request.get(new URL(src, origin + manifest).href)).status(), src).toBe(200);
});
