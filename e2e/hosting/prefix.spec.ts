import { addedPages } from '../support/site/edited-content';
import { footer, header, heading, mountedHeader, open } from '../support/page';
import { sites } from '../support/site/sites';
import { expect, test } from '../support/test';

// A site in a folder of an address: every file and request stays in the folder. studio.spec.ts tests the links, Jest the
// metadata.

const { origin, prefix } = sites.hosted;

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
