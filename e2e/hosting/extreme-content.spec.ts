import type { Page } from '@playwright/test';
import { finishAnimations, header, open, showsAll } from '../support/page';
import { expectReadable, spaceText } from '../support/layout/readable';
import { extremePages, fileAtLimits } from '../support/layout/extreme-content';
import { addedPages } from '../support/site/edited-content';
import type { Json } from '../support/site/json';
import { expect, test } from '../support/test';

// Pages with every number of entries and with the longest words that the content check accepts (extreme-content.ts).

// A test adds a style sheet.
test.use({ bypassCSP: true });

const widths = [320, 390, 768, 1024, 1280, 1920];

async function expectReadableAtAllWidths(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${width} px`, () => expectReadable(page));
  }
}

for (const [name, route] of Object.entries(extremePages))
  test(`${name}: nothing overflows, overlaps or is cut off`, async ({ page }) => {
    await open(page, route);
    // What the browser skips has no layout.
    await showsAll(page);
    await expectReadableAtAllWidths(page);
    if (route !== extremePages.words) return;
    await spaceText(page);
    for (const width of [1024, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`${width} px with more space`, () => expectReadable(page));
    }
  });

/** Changes the content that all pages have in common. Static HTML with the old header and footer would not fit. */
async function changeLayout(page: Page, change: (data: Json) => unknown): Promise<void> {
  await page.route(`**${addedPages.placeholder}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<header.*?<\/header>/s, '').replace(/<footer.*<\/footer>/s, '');
    await route.fulfill({ response, body });
  });
  await page.route('**/page-data/**/*.json', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as Json;
    const data: Json | undefined = json.result?.data ?? json.data;
    // A site with several languages has the layout in the data of each page.
    for (const part of [data, data?.layout] as (Json | null | undefined)[]) if (part) change(part);
    if (data?.layout?.site) data.layout.site.layoutInHtml = null;
    await route.fulfill({ response, json });
  });
}

const brandName = 'Paper and Sons';

/** Gives the header menus and links with these titles. Every menu has as many links as a menu can have. */
const changeNavigation = (page: Page, menus: string[], links: string[]) =>
  changeLayout(page, ({ brand, navigation }) => {
    if (brand) brand.name = brandName;
    if (!navigation) return;
    const entry = navigation.groups[0].items[0] as Json;
    const items = Array.from('abcdefgh', (letter) => ({ ...entry, title: `${entry.title} ${letter}` }));
    navigation.groups = menus.map((title) => ({ title, items }));
    navigation.links = links.map((title) => ({ title, href: addedPages.placeholder }));
  });

const isMobile = (page: Page) => page.getByRole('button', { name: 'Open menu' }).isVisible();

test('header and footer with the longest words: nothing overflows, overlaps or is cut off', async ({
  page,
}) => {
  await changeLayout(page, (data) => {
    for (const file of ['brand', 'navigation', 'footer', 'site'])
      if (data[file]) data[file] = fileAtLimits(`${file}.json`, data[file]);
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, addedPages.placeholder);
  await expectReadableAtAllWidths(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog');
  const groups = panel.getByRole('navigation').locator('[aria-expanded]');
  // The panel has loaded, and has slid in.
  await expect(groups.first()).toBeInViewport({ ratio: 1 });
  for (const group of await groups.all()) await group.click();
  await expectReadable(page, panel);
});

test('three menus and four links: the header has the menus where they fit, else the mobile panel', async ({
  page,
}) => {
  await changeNavigation(
    page,
    ['Services', 'Company', 'Insights'],
    ['Portfolio', 'Blog', 'Journal', 'Workshops'],
  );
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, addedPages.placeholder);
  for (const [width, expected] of [
    [1024, true],
    [1280, false],
    [1024, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => isMobile(page)).toBe(expected);
    await expect(header(page).getByRole('navigation')).toHaveCount(expected ? 0 : 1);
    // On one line.
    expect((await header(page).getByText(brandName).boundingBox())?.height).toBeLessThan(20);
    await expectReadable(page);
  }
});

// Short windows, and widths at which a panel may not fit below its button.
for (const [width, height] of [
  [1024, 500],
  [1280, 400],
  [1366, 650],
] as const)
  test(`in a window of ${width} x ${height} px every entry of three full menus can be reached`, async ({
    page,
  }) => {
    const menus =
      width < 1200 ? ['AI', 'Web', 'Apps'] : ['Services and more', 'Company and more', 'Insights and more'];
    await changeNavigation(page, menus, []);
    await page.setViewportSize({ width, height });
    await open(page, addedPages.placeholder);
    for (const name of menus) {
      const button = header(page).getByRole('button', { name, exact: true });
      await button.press('Enter');
      await finishAnimations(page);
      const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
      const links = panel.getByRole('link');
      await panel.hover();
      await page.mouse.wheel(0, 2000);
      await expect(links.last()).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, -2000);
      await expect(links.first()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
