import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { builtFolder, builtPages } from './support/built-site';
import { pages, pricingTexts, site } from './support/content';
import { readHead } from './support/head';
import { header, open } from './support/page';
import { expect, test } from './support/test';

// Metadata in the built site, for search engines and link previews.

const built = builtPages('frozen');
const html = (route: string) => built.get(route) ?? '';

/** The canonical address of a page. */
const addressOf = (route: string) => `${site.siteUrl}${route}`;

test('exactly the routes of the content are built', () => {
  // Only this build has the page of all components: see styleguide.spec.ts.
  const found = [...built.keys()].filter((route) => !/^\/(?:404|__styleguide)/.test(route));
  expect(found.sort()).toEqual(pages.map((page) => page.path).sort());
});

test('every page has its own metadata and Open Graph image', async ({ page }) => {
  const images = new Set<string>();
  for (const { path: route, title, description, heading } of pages)
    await test.step(route, async () => {
      const found = await readHead(page, html(route));
      expect(found).toMatchObject({ description, canonical: [addressOf(route)], robots: null });
      expect(found.title).toBe(`${title} | ${site.name}`);
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
      images.add(image);
      const bytes = fs.readFileSync(path.join(builtFolder('frozen'), new URL(image).pathname));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(120_000);
      const { BreadcrumbList: breadcrumbs } = found.data;
      const { itemListElement: items = [] } = (breadcrumbs ?? {}) as { itemListElement?: { item: string }[] };
      const addresses = items.map(({ item }) => item);
      expect([addresses[0], addresses.at(-1)]).toEqual(
        route === '/' ? [undefined, undefined] : [addressOf('/'), addressOf(route)],
      );
    });
  expect(images.size).toBe(pages.length);
});

test('the home page describes the agency and its prices', async ({ page }) => {
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
  const names = pricingTexts.plans.map(({ name }) => name);
  expect(offers.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test('the page for unknown paths has no metadata', async ({ page }) => {
  for (const route of ['/404.html', '/404']) {
    const found = await readHead(page, html(route));
    expect(found).toMatchObject({ robots: 'noindex', canonical: [], card: {}, data: {} });
  }
});

test('the sitemap lists every route, and robots.txt names the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${addressOf('/sitemap.xml')}`);
  expect(robots).not.toContain('Disallow');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(pages.map(({ path: route }) => addressOf(route)));
});

test('the manifest has existing icons, one of them maskable', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
  const { icons } = (await (await request.get(address)).json()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) {
    const response = await request.get(new URL(src, address).href);
    const { width, height } = await sharp(await response.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the canonical address follows a change of route', async ({ page }) => {
  await open(page);
  await header(page).locator('a[href="/portfolio"]').click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', addressOf('/portfolio'));
});
