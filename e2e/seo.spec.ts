import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pages } from '../content/pages.json';
import site from '../content/site.json';
import { builtPages, builtSite } from './support/built-site';
import { readHead } from './support/head';
import { header, open } from './support/page';
import { routes } from './support/routes';
import { expect, test } from './support/test';

// What search engines and places where pages are shared find, in the site as it was built.

const built = builtPages();
const html = (route: string) => built.get(route) ?? '';

/** The one address of a page. */
const addressOf = (route: string) => `${process.env.SITE_URL ?? site.siteUrl}${route}`;

test('every route of the content has been built', () => {
  const found = [...built.keys()].filter((route) => !route.startsWith('/404'));
  expect(found.sort()).toEqual(pages.map((page) => page.path).sort());
});

for (const { path: route, title, description, heading } of pages) {
  test(`${route} can be found and shared`, async ({ page }) => {
    const found = await readHead(page, html(route));
    expect(found.title).toBe(`${title} | ${site.name}`);
    expect(found.title.length).toBeGreaterThanOrEqual(10);
    expect(found.title.length).toBeLessThanOrEqual(70);
    expect(found.description).toBe(description);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(found.canonical).toEqual([addressOf(route)]);
    expect(found.robots).toBeNull();

    const { 'og:image': image = '', 'og:image:alt': alt, ...card } = found.card;
    expect(card).toEqual({
      'twitter:card': 'summary_large_image',
      'og:title': found.title,
      'og:description': description,
      'og:type': 'website',
      'og:url': addressOf(route),
      'og:locale': 'en_GB',
      'og:site_name': site.name,
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    expect(alt).toContain(heading);
    expect(image).toContain(addressOf('/share/'));

    const bytes = fs.readFileSync(path.join(builtSite, new URL(image).pathname));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(120_000);
  });
}

test('no two routes are shared under the same title, description or image', async ({ page }) => {
  const heads = await Promise.all(routes.map((route) => readHead(page, html(route))));
  for (const values of [
    heads.map(({ title }) => title),
    heads.map(({ description }) => description),
    heads.map(({ card }) => card['og:image']),
  ])
    expect(new Set(values).size).toBe(routes.length);
});

test('the home page says who the agency is and what it costs', async ({ page }) => {
  const { data } = await readHead(page, html('/'));
  expect(Object.keys(data).sort()).toEqual(['ProfessionalService', 'WebSite']);
  expect(data.ProfessionalService).toMatchObject({
    name: site.name,
    telephone: site.phone,
    url: addressOf('/'),
  });
  const { itemListElement: offers } = data.ProfessionalService?.hasOfferCatalog as {
    itemListElement: Record<string, unknown>[];
  };
  await open(page);
  const names = await page.locator('#pricing').getByRole('heading', { level: 3 }).allTextContents();
  // The card with the switch shows one of its plans at a time.
  expect(offers.map(({ name }) => name)).toEqual(expect.arrayContaining(names.map((name) => name.trim())));
});

test('every other page says where it stands, at its one address', async ({ page }) => {
  for (const { path: route } of pages.slice(1)) {
    const { data } = await readHead(page, html(route));
    const { itemListElement: way } = data.BreadcrumbList as { itemListElement: { item: string }[] };
    expect(way[0]?.item, route).toBe(addressOf('/'));
    expect(way.at(-1)?.item, route).toBe(addressOf(route));
  }
});

test('the page for unknown addresses is neither listed nor shared', async ({ page }) => {
  for (const route of ['/404.html', '/404']) {
    const found = await readHead(page, html(route));
    expect(found).toMatchObject({ robots: 'noindex', canonical: [], card: {}, data: {} });
  }
});

test('the sitemap lists every route, and robots.txt leads to it', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${addressOf('/sitemap.xml')}`);
  expect(robots).not.toContain('Disallow');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(pages.map(({ path: route }) => addressOf(route)));
});

test('the manifest has icons that exist, one of them to be cut to any shape', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
  const { icons } = (await (await request.get(address)).json()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(
      await (await request.get(new URL(src, address).href)).body(),
    ).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the address to share follows a change of page', async ({ page }) => {
  await open(page);
  await header(page).getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', addressOf('/portfolio'));
});
