import fs from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { builtFolder, builtPages } from '../support/site/built-site';
import { brand, pages, placeholder, site } from '../support/content';
import { expect, test } from '../support/test';

// Metadata in the built site, for search engines and link previews. Jest tests every property.

const built = builtPages('frozen');

/** Title, canonical address and meta elements of a page by name. */
function headOf(route: string): Record<string, string | undefined> {
  const document = parseDocument(built.get(route) ?? '');
  const [title] = DomUtils.getElementsByTagName('title', document);
  const metas = DomUtils.getElementsByTagName('meta', document).map(({ attribs }): [string, string] => [
    attribs.property ?? attribs.name ?? '',
    attribs.content ?? '',
  ]);
  const canonical = DomUtils.findOne(({ attribs }) => attribs.rel === 'canonical', document.children);
  return {
    ...Object.fromEntries(metas),
    title: title && DomUtils.innerText(title),
    canonical: canonical?.attribs.href,
  };
}

test('exactly the routes of the content are built', () => {
  const found = [...built.keys()].filter((route) => !route.startsWith('/404'));
  expect(found.sort()).toEqual(pages.map((page) => page.path).sort());
});

test('every page has its own text, metadata and Open Graph image', async () => {
  const images = new Set<string>();
  for (const { path: route, title, description } of pages)
    await test.step(route, async () => {
      const html = built.get(route) ?? '';
      expect(html).toContain('lang="en-GB"');
      expect(html.includes(placeholder.text)).toBe(route !== '/');
      const found = headOf(route);
      const canonical = site.siteUrl + route;
      expect(found).toMatchObject({ title: `${title} | ${brand.name}`, description, canonical });
      expect([found['og:url'], found.robots]).toEqual([canonical, undefined]);
      expect(html).toContain(route === '/' ? '"ProfessionalService"' : '"BreadcrumbList"');
      const { 'og:image': image = '' } = found;
      images.add(image);
      const bytes = fs.readFileSync(path.join(builtFolder('frozen'), new URL(image).pathname));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(120_000);
    });
  expect(images.size).toBe(pages.length);
});
