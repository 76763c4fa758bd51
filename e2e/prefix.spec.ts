import fs from 'node:fs';
import { pages } from '../content/pages.json';
import { readHead } from './support/head';
import { footer, header, open } from './support/page';
import { gatsby, SiteCopy, untilAnswered } from './support/site-copy';
import { expect, test } from './support/test';

// The site in a folder of another address: nothing may ask for anything outside that folder.

const origin = 'http://localhost:9301';
const prefix = '/some/preview';
const environment = { SITE_URL: `${origin}/`, PATH_PREFIX: prefix };

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: origin });

let site: SiteCopy;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = new SiteCopy();
  const { status, said } = await site.run(environment, gatsby, 'build', '--prefix-paths');
  expect(status, said).toBe(0);
  site.start({ PORT: '9301', PATH_PREFIX: prefix }, 'scripts/serve.mjs');
  await untilAnswered(`${origin}${prefix}/`);
});

test.afterAll(() => site.remove());

/** What was asked for outside the folder. */
let outside: string[];

test.beforeEach(({ context }) => {
  outside = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!`${pathname}/`.startsWith(`${prefix}/`)) outside.push(pathname);
  });
});

test.afterEach(() => expect(outside).toEqual([]));

test('every page names its one address, in the folder', async ({ page }) => {
  for (const { path: route } of pages) {
    const html = fs.readFileSync(site.path(`public${route}/index.html`), 'utf8');
    const { canonical, card, data } = await readHead(page, html);
    const address = `${origin}${prefix}${route}`;
    expect(canonical, route).toEqual([address]);
    expect(card['og:url'], route).toBe(address);
    const image = card['og:image']?.replace(`${origin}${prefix}`, 'public') ?? '';
    expect(fs.existsSync(site.path(image)), route).toBe(true);
    const { itemListElement: way } = (data.BreadcrumbList ?? {}) as { itemListElement?: { item: string }[] };
    if (route !== '/') expect(way?.map(({ item }) => item).at(-1), route).toBe(address);
  }
  const sitemap = fs.readFileSync(site.path('public/sitemap.xml'), 'utf8');
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    pages.map(({ path: route }) => `${origin}${prefix}${route}`),
  );
});

test('every address that a page is written with stays in the folder', () => {
  for (const { path: route } of pages) {
    const html = fs.readFileSync(site.path(`public${route}/index.html`), 'utf8');
    const addresses = [...html.matchAll(/\s(?:href|src|data-href|data-entry)="(\/[^"]*)"/g)];
    expect(addresses.length, route).toBeGreaterThan(10);
    // Gatsby's links to the home page leave the slash at its end out.
    for (const [, address] of addresses) expect(address, route).toMatch(/^\/some\/preview([/#]|$)/);
  }
});

test('pages come alive, lead to each other and end where anchors say', async ({ page }) => {
  await open(page, `${prefix}/`);
  await expect(page).toHaveURL(`${prefix}/`);
  await header(page).getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(`${prefix}/portfolio`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio');
  await expect(header(page).getByRole('link', { name: 'Portfolio' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Start a project' }).click();
  await expect(page).toHaveURL(/\/some\/preview\/?#contact$/);
  await expect(page.locator('#contact')).toBeInViewport();
  await footer(page).getByRole('link', { name: 'Web Design' }).click();
  await expect(page).toHaveURL(`${prefix}/services/web-design`);
});

test('an address with a slash at its end comes alive as the same page', async ({ page }) => {
  await open(page, `${prefix}/about/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(header(page).locator(`a[href="${prefix}/about"]`)).toHaveAttribute('aria-current', 'page');
});

test('the folder itself, without a slash, is the home page', async ({ page }) => {
  await open(page, prefix);
  await expect(page.getByRole('heading', { level: 2, name: 'Our Process' })).toBeVisible();
});

test('the icons and the manifest are in the folder', async ({ page, request }) => {
  await page.goto(`${prefix}/`);
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

  test('every route can be reached', async ({ page }) => {
    await page.goto(`${prefix}/`);
    const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(pages.map(({ path: route }) => prefix + route));
    await links.filter({ hasText: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  });
});

test('an address or a folder that cannot be is refused before anything is built', async () => {
  const before = fs.statSync(site.path('public/index.html')).mtimeMs;
  const wrong = { SITE_URL: 'foldline.example/preview', PATH_PREFIX: '/a b' };
  const { status, said } = await site.run(wrong, gatsby, 'build', '--prefix-paths');
  expect(status).toBe(1);
  expect(said).toContain('SITE_URL is "foldline.example/preview", expected an address such as');
  expect(said).toContain('PATH_PREFIX is "/a b", expected a folder such as "/preview"');
  expect(fs.statSync(site.path('public/index.html')).mtimeMs).toBe(before);
});
