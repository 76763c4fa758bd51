import fs from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { builtFolder, builtPages } from '../support/site/built-site';
import { brand, pages, site } from '../support/content';
import { expect, test } from '../support/test';

// Metadata in the built site, for search engines and link previews. Jest tests every property, and the images.

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

test('every page has its own metadata and Open Graph image', () => {
  const images = new Set<string>();
  for (const { path: route, title, description } of pages) {
    const canonical = site.siteUrl + route;
    expect(built.get(route)).toContain('lang="en-GB"');
    const found = headOf(route);
    expect(found).toMatchObject({
      ...{ title: `${title} | ${brand.name}`, description, canonical },
      'og:url': canonical,
    });
    expect(found.robots).toBeUndefined();
    const { 'og:image': image = '' } = found;
    images.add(image);
    expect(fs.existsSync(path.join(builtFolder('frozen'), new URL(image).pathname))).toBe(true);
  }
  expect(images.size).toBe(pages.length);
});
