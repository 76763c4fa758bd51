import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { builtFolder, builtPages } from '../support/site/built-site';
import { brand, pages, placeholder, site } from '../support/content';
import { readHead } from '../support/site/head';
import { expect, test } from '../support/test';

// Metadata in the built site, for search engines and link previews.

const built = builtPages('frozen');
const html = (route: string) => built.get(route) ?? '';

/** The canonical address of a page. */
const addressOf = (route: string) => `${site.siteUrl}${route}`;

test('exactly the routes of the content are built', () => {
  const found = [...built.keys()].filter((route) => !route.startsWith('/404'));
  expect(found.sort()).toEqual(pages.map((page) => page.path).sort());
});

// Jest tests every property. This test checks that each page gets its own.
test('every page has its own metadata and Open Graph image', async ({ page }) => {
  const images = new Set<string>();
  for (const { path: route, title, description, heading } of pages)
    await test.step(route, async () => {
      expect(html(route)).toContain('lang="en-GB"');
      expect(html(route).includes(placeholder.text)).toBe(route !== '/');
      const found = await readHead(page, html(route));
      expect(found).toMatchObject({
        title: `${title} | ${brand.name}`,
        description,
        canonical: [addressOf(route)],
        robots: null,
        card: { 'twitter:card': 'summary_large_image', 'og:title': found.title, 'og:url': addressOf(route) },
      });
      expect(Object.keys(found.data).sort()).toEqual(
        route === '/' ? ['ProfessionalService', 'WebSite'] : ['BreadcrumbList'],
      );
      const { 'og:image': image = '', 'og:image:alt': alt } = found.card;
      expect(alt).toContain(heading);
      images.add(image);
      const bytes = fs.readFileSync(path.join(builtFolder('frozen'), new URL(image).pathname));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(120_000);
    });
  expect(images.size).toBe(pages.length);
});

test('the page for unknown paths has no metadata', async ({ page }) => {
  const found = await readHead(page, html('/404.html'));
  expect(found).toMatchObject({ robots: 'noindex', canonical: [], card: {}, data: {} });
});
