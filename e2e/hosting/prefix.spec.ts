import fs from 'node:fs';
import path from 'node:path';
import { builtFiles, builtFolder, builtPages } from '../support/site/built-site';
import { addedPages } from '../support/site/edited-content';
import { readHead } from '../support/site/head';
import { footer, header, heading, open } from '../support/page';
import { readJson } from '../support/site/json';
import { hostedContent, sites, siteUrl } from '../support/site/sites';
import { expect, test } from '../support/test';

// A site in a folder of an address: every link, file and request stays in the folder.

const { origin, prefix } = sites.hosted;
const folder = builtFolder('hosted');
const built = builtPages('hosted');
const { pages } = readJson(`${hostedContent}/pages.json`) as { pages: { path: string }[] };
const routes = [...built.keys()].filter((route) => !route.startsWith('/404'));

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

test('all addresses in HTML, metadata and sitemap are in the folder', async ({ page }) => {
  for (const route of routes) {
    const html = built.get(route) ?? '';
    const addresses = [...html.matchAll(/\s(?:href|src|data-href|data-entry)="(\/[^"]*)"/g)];
    expect(addresses.length, route).toBeGreaterThan(10);
    // Gatsby's links to the home page have no trailing slash.
    for (const [, address] of addresses) expect(address, route).toMatch(/^\/some\/preview([/#]|$)/);

    const { canonical, card, data } = await readHead(page, html);
    const address = `${siteUrl}${prefix}${route}`;
    expect(canonical, route).toEqual([address]);
    expect(card['og:url'], route).toBe(address);
    const image = card['og:image']?.replace(`${siteUrl}${prefix}`, '') ?? '';
    expect(fs.existsSync(path.join(folder, image)), route).toBe(true);
    const { itemListElement: items } = (data.BreadcrumbList ?? {}) as {
      itemListElement?: { item: string }[];
    };
    if (route !== '/') expect(items?.at(-1)?.item, route).toBe(address);
  }
  const sitemap = fs.readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address).sort()).toEqual(
    routes.map((route) => `${siteUrl}${prefix}${route}`).sort(),
  );
});

test('pages link to each other and to anchors, with a trailing slash or none after the folder', async ({
  page,
}) => {
  await page.goto(prefix);
  await expect(header(page)).toBeVisible();
  const link = header(page).locator(`a[href="${prefix}${addedPages.placeholder}"]`);
  // It is in a closed menu.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(`${origin}${prefix}${addedPages.placeholder}`);
  await expect(heading(page)).toHaveText('Case Studies');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await footer(page).getByRole('link', { name: 'Edited Prices' }).click();
  await expect(page).toHaveURL(`${origin}${prefix}${addedPages.edited}#pricing`);
  await expect(page.locator('#pricing')).toBeInViewport();
  await open(page, `${addedPages.placeholder}/`);
  await expect(heading(page)).toHaveText('Case Studies');
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('the icons and the manifest are in the folder', async ({ page, request }) => {
  await open(page);
  const links = page.locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(addresses).toHaveLength(4);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  const manifest = addresses.at(-1) ?? '';
  const { icons, start_url: start } = (await (await request.get(manifest)).json()) as {
    icons: { src: string }[];
    start_url: string;
  };
  expect(new URL(start, manifest).href).toBe(`${origin}${prefix}/`);
  for (const { src } of icons)
    expect((await request.get(new URL(src, manifest).href)).status(), src).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is linked', async ({ page }) => {
    await page.goto(`${origin}${prefix}/`);
    const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(expect.arrayContaining(pages.map(({ path: route }) => prefix + route)));
  });
});
