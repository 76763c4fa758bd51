import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { recordShifts } from '../support/layout/layout-shifts';
import { holdBack, scriptFiles } from '../support/network';
import {
  footer,
  header,
  heading,
  mountedHeader,
  open,
  restingScroll,
  scrollTo,
  showsAll,
} from '../support/page';
import { testEveryPage } from '../support/pages/every-page';
import { addedPages } from '../support/site/edited-content';
import { expect, test } from '../support/test';
import { extremePages } from '../support/layout/extreme-content';

// All pages of examples/studio, and those that the edited content adds. extreme-content.spec.ts checks the others.

// In German, the pages that the edited content adds are in English: one of them is enough.

const untranslated = Object.values({ ...addedPages, ...extremePages })
  .filter((path) => path !== addedPages.edited)
  .map((path) => `/de${path}`);

testEveryPage('hosted', [...Object.values(extremePages), ...untranslated]);

/** Expects white text to have a contrast of 4.5 between the logo and the buttons: all there is darker than #767676. */
async function expectDarkHeader(page: Page): Promise<void> {
  const top = (await header(page).boundingBox())?.y ?? 0;
  const strip = await page.screenshot({ clip: { x: 200, y: top + 24, width: 20, height: 24 } });
  const { channels } = await sharp(strip).stats();
  expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(0x76);
}

test('the navigation is readable above a bright page image', async ({ page }) => {
  const white = { create: { width: 8, height: 8, channels: 3, background: '#fff' } } as const;
  const body = await sharp(white).png().toBuffer();
  await page.route(/\.(?:avif|webp|jpe?g)$/, (route) => route.fulfill({ body, contentType: 'image/png' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await expectDarkHeader(page);
});

// The studio has header and footer in its static HTML.

for (const width of [360, 1280])
  test(`hydration keeps header and footer at ${width} px, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await recordShifts(page);
    const release = await holdBack(page, scriptFiles);
    await page.goto('.', { waitUntil: 'domcontentloaded' });
    for (const part of [header(page), footer(page)])
      await part.evaluate((element) => element.setAttribute('data-test-same', ''));
    await expect(header(page)).toBeVisible();
    await expect(mountedHeader(page)).toHaveCount(0);
    release();
    await expect(mountedHeader(page)).toBeVisible();
    for (const part of [header(page), footer(page)]) await expect(part).toHaveAttribute('data-test-same');
    expect(await shifts()).toEqual([]);
  });

test('the header stays on top when the announcement above it has left the screen', async ({ page }) => {
  await open(page);
  const bar = page.getByRole('complementary').first();
  const { height = 0 } = (await bar.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(await header(page).boundingBox()).toMatchObject({ y: height });
  await scrollTo(page, 600);
  expect(await header(page).boundingBox()).toMatchObject({ y: 0 });
  // The focus does not scroll the page.
  await header(page).getByRole('link').first().focus();
  expect(await restingScroll(page)).toBe(600);
});

test('the edge of a comparison follows a mouse anywhere on the image', async ({ page }) => {
  await open(page, '/portfolio/harbour-pine');
  const edge = page.getByRole('slider').first();
  const start = await edge.inputValue();
  const image = edge.locator('..');
  await image.dragTo(image, { sourcePosition: { x: 600, y: 150 }, targetPosition: { x: 300, y: 150 } });
  await expect(edge).not.toHaveValue(start);
});

test('the edge of a comparison moves with the handle that invites', async ({ page }) => {
  await open(page, '/portfolio/harbour-pine');
  const edge = page.getByRole('slider').first();
  await edge.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const frame = edge.locator('..');
  await expect(frame).toHaveAttribute('data-inviting');
  await frame.evaluate((element) => {
    const [invitation] = element.getAnimations();
    invitation?.pause();
    if (invitation) invitation.currentTime = 480;
  });
  await expect(edge).toHaveCSS('translate', '-56px');
  await expect(frame.locator('> div')).toHaveCSS('clip-path', /calc\(50% - 56px\)/);
});

for (const [route, images] of [
  ['/', '[data-cover]'],
  ['/portfolio', '[data-cover]'],
  ['/blog', '[data-cover]'],
  ['/team', 'li:has(h3) img'],
])
  test(`the images of the cards of ${route} lead to their pages`, async ({ page }) => {
    await open(page, route);
    await showsAll(page);
    const targets = await page.locator(`main ${images}`).evaluateAll((covers) =>
      covers.map((cover) => {
        cover.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = cover.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a')?.pathname;
      }),
    );
    expect(targets.length).toBeGreaterThan(2);
    expect(targets).not.toContain(undefined);
    // A press takes a moment.
    const { x = 0, y = 0 } = (await page.locator(`main ${images}`).last().boundingBox()) ?? {};
    await page.mouse.click(x + 60, y + 60, { delay: 100 });
    await expect(page).toHaveURL(targets.at(-1) ?? '');
  });

test('the names of a conversation are in a column beside the words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  const name = page
    .getByRole('main')
    .getByRole('strong')
    .filter({ hasText: /^Tomás:$/ })
    .first();
  const gap = await name.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element.nextSibling ?? element);
    return words.getBoundingClientRect().left - element.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThan(0);
});

test('large covers of posts reach one edge of the page or the other', async ({ page }) => {
  await open(page, '/blog');
  const covers = page.getByRole('main').getByRole('listitem').locator('img');
  const boxes = await covers.evaluateAll((all) =>
    all.map((image) => image.getBoundingClientRect().toJSON() as DOMRect),
  );
  const edges = boxes
    .filter(({ width }) => width > 500)
    .map(({ left, right }) => [left, right].map(Math.round));
  expect(edges).toContainEqual([0, expect.any(Number)]);
  expect(edges).toContainEqual([expect.any(Number), 1280]);
});

test('the contents of a document mark the part that is read', async ({ page }) => {
  await open(page, '/terms');
  const marked = page.locator('nav a:target-current');
  for (const link of (await page.locator('main nav ol a').all()).slice(2, 4)) {
    await link.click();
    await expect(marked).toHaveAttribute('href', (await link.getAttribute('href')) ?? '');
  }
  // Colours change in a transition.
  const colours = () =>
    page.locator('main nav ol a').evaluateAll((all) => all.map((its) => getComputedStyle(its).color));
  await expect.poll(async () => new Set(await colours()).size).toBe(2);
});

test('nothing covers the heading of a printed page', async ({ page }) => {
  await open(page, '/about');
  await page.emulateMedia({ media: 'print' });
  const isOnTop = heading(page).evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + height / 3, top + height / 2));
  });
  expect(await isOnTop).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open by pointer and by keyboard', async ({ page }) => {
    await page.goto('.');
    const menus = header(page)
      .getByRole('listitem')
      .filter({ has: page.locator('button') });
    // No other button is without effect. The browser opens the panel of the languages.
    const panels = header(page).locator('button[popovertarget]');
    await expect(header(page).getByRole('button')).toHaveCount(
      (await menus.count()) + (await panels.count()),
    );
    const [first, second] = [menus.first(), menus.nth(1)];
    const link = (menu: typeof first) => menu.getByRole('link').first();
    await expect(link(first)).toBeHidden();
    await first.getByRole('button').hover();
    await expect(link(first)).toBeVisible();
    await expect(link(second)).toBeHidden();
    await second.getByRole('button').focus();
    await page.mouse.move(0, 700);
    await expect(link(first)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(link(second)).toBeFocused();
    const address = await link(second).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}/?$`));
  });

  test('the navigation is readable above a light section', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('./about');
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => header(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    await expectDarkHeader(page);
  });

  test('on a phone the menu leads to the links of the footer, and no control is without effect', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('.');
    await expect(header(page).getByRole('button')).toHaveCount(0);
    await header(page).getByRole('link', { name: 'Menu' }).click();
    await expect(footer(page).getByRole('link').first()).toBeInViewport();
    await expect(page.getByRole('navigation', { name: 'All pages' }).getByRole('link').first()).toBeVisible();
    await expect(footer(page).getByRole('navigation').first().getByRole('link').first()).toBeVisible();
  });
});

test('a film has its poster, starts when a visitor wants it to, and shows what is said', async ({ page }) => {
  const folder = 'examples/studio/cases';
  const name = readdirSync(folder).find((file) => /^film:/m.test(readFileSync(`${folder}/${file}`, 'utf8')));
  await open(page, `/portfolio/${path.parse(name ?? '').name}`);
  const film = page.locator('video');
  const poster = await page.request.get((await film.getAttribute('poster')) ?? '');
  expect(poster.headers()['content-type']).toMatch(/^image/);
  expect(await film.evaluate((video: HTMLVideoElement) => video.buffered.length)).toBe(0);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const cues = () => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0);
  await expect.poll(cues).toBeGreaterThan(0);
});
