import type { Page } from '@playwright/test';
import { holdBack, scriptFiles } from '../support/network';
import { header, open, scrollTo, waitForFonts } from '../support/page';
import { expect, test } from '../support/test';

const transparent = 'rgba(0, 0, 0, 0)';

/** The header's background after the last scroll event and all transitions. */
const settledBackground = (page: Page): Promise<string> =>
  header(page).evaluate(async (element) => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const animations = element.getAnimations({ subtree: true });
    await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
    const { opacity, backgroundColor } = getComputedStyle(element, '::before');
    return opacity === '0' ? getComputedStyle(element).backgroundColor : backgroundColor;
  });

for (const [route, width] of [
  ['/', 1280],
  ['/about', 360],
] as const)
  test(`on ${route} at ${width} px the header stays on top and has a background past 10 px only`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, route);
    for (const top of [0, 10, 11, 400, 10]) {
      await scrollTo(page, top);
      expect((await settledBackground(page)) === transparent, `${top} px`).toBe(top <= 10);
      const clientWidth = await page.evaluate(() => document.documentElement.clientWidth);
      expect(await header(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: clientWidth, height: 80 });
      const isOnTop = await header(page).evaluate((element) =>
        element.contains(document.elementFromPoint(innerWidth / 2, 20)),
      );
      expect(isOnTop).toBe(true);
    }
  });

test('the styles of the page are not recalculated when the header appears and changes', async ({
  browser,
  page,
}) => {
  const release = await holdBack(page, scriptFiles);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // The style sheet and the fonts arrive after the first paint, and do change the styles of the page.
  await waitForFonts(page);
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
  // All sections are styled before.
  await page.evaluate(() => delete document.documentElement.dataset.loading);
  await page.screenshot();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  release();
  await expect(header(page)).toBeVisible();
  await scrollTo(page, 11);
  expect(await settledBackground(page)).not.toBe(transparent);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
  );
  expect(counts.length).toBeGreaterThan(0);
  // Header and footer are new, and appear together.
  const added = await page.locator('body header *, body footer *').count();
  expect(Math.max(...counts)).toBeLessThan(added + (await page.locator('main *').count()) / 8);
});

test('only opacities of the header change slowly while the page scrolls', async ({ page }) => {
  await open(page, '/');
  await page.mouse.move(400, 400);
  const properties = await header(page).evaluate(async (element) => {
    const names = new Set<string>();
    element.addEventListener('transitionrun', (event) => names.add((event as TransitionEvent).propertyName));
    for (const section of document.querySelectorAll('section, footer')) {
      section.scrollIntoView({ behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [...names];
  });
  expect(properties).toEqual(['opacity']);
});

test('the header is dark over dark surfaces, and no part of the section before shows below it', async ({
  page,
}) => {
  const lightness = async () =>
    Number(/\d[\d.]*/.exec((await settledBackground(page)).replace('color(srgb', ''))?.[0]);
  for (const [anchor, isDark, width] of [
    ['services', false, 1280],
    ['pricing', false, 1280],
    ['pricing', false, 1920],
    ['contact', true, 1280],
    ['footer', true, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/#${anchor}`);
    await expect.poll(lightness, anchor)[isDark ? 'toBeLessThan' : 'toBeGreaterThan'](0.5);
    const foot = await header(page).evaluate((element) => element.getBoundingClientRect().bottom);
    const isBelow = () =>
      page.evaluate(
        ([id, y]) => document.elementFromPoint(innerWidth / 2, Number(y) + 1)?.closest(`#${id}`) !== null,
        [anchor, foot] as const,
      );
    await expect.poll(isBelow, anchor).toBe(true);
  }
});
