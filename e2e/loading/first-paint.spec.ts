import type { Page } from '@playwright/test';
import { PAINT_TIMEOUT_MS } from '../../gatsby/output/html/load-scripts';
import { suspendTimers } from '../support/clock';
import { holdBack, scriptFiles } from '../support/network';
import { finishAnimations, header, loadedFonts, setTheme, waitForFonts } from '../support/page';
import { expect, test } from '../support/test';

/**
 * The computed styles of the elements of main on the first screen, and the boxes of texts and images below, as text. Later
 * sections are skipped.
 */
const describeStyles = () =>
  [...document.querySelectorAll('main *')].map((element) => {
    const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
    if (element.closest('main section ~ section')) return name;
    const { left, top, width, height } = element.getBoundingClientRect();
    // Decoration below the first screen comes with the style sheet. It moves nothing.
    // So do the parts of an interactive example, which has a fixed size.
    if (element.matches(':is([role=img], [inert]) *')) return name;
    if (element.getClientRects().length === 0) return `${name} has no box`;
    if (top >= innerHeight)
      return element.matches(':is(section, h2, h3, p, li, a, img, label, textarea):not([inert] *)')
        ? [name, left, top, width, height].join(' ')
        : name;
    return [null, '::before', '::after']
      .flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        // Custom properties show in the properties that use them.
        const used = [...style].filter((property) => !property.startsWith('--'));
        return [
          `${name}${part ?? ''}`,
          ...used.map((property) => `${property}: ${style.getPropertyValue(property)}`),
        ];
      })
      .join('\n');
  });

/** The events of a frame are sent with the next one, and a scroll timeline starts with it. */
const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const [route, width, theme] of [
  ['/', 360, 'dark'],
  ['/', 1280, 'light'],
  ['/about', 360, 'light'],
  ['/about', 1280, 'dark'],
] as const)
  test(`${route} at ${width} px in the ${theme} theme has the same first screen and sizes before and after the style sheet, which starts no transition`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await setTheme(page, theme);
    await page.addInitScript(() => {
      // Another test covers the change of fonts.
      sessionStorage.setItem('fonts', '1');
      const started: string[] = [];
      Object.assign(window, { started });
      addEventListener('transitionrun', ({ target, propertyName }) => {
        const { outerHTML, parentElement } = target as Element;
        // Nobody sees a skipped section.
        if (!parentElement?.closest('main section ~ section'))
          started.push(`${outerHTML.slice(0, 80)}: ${propertyName}`);
      });
    });
    // Without scripts only the style sheet changes the page.
    await holdBack(page, scriptFiles);
    const release = await holdBack(page, /styles\.[^/]+\.css$/);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    await waitForFrames(page);
    await finishAnimations(page);
    const before = await page.evaluate(describeStyles);
    release();
    await expect
      .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href !== null)))
      .toBe(true);
    await page.evaluate(() => document.fonts.ready);
    await waitForFrames(page);
    expect(await page.evaluate('started')).toEqual([]);
    await finishAnimations(page);
    const after = await page.evaluate(describeStyles);
    // Browsers reject a property whose initial value a minifier has broken.
    await expect(page.locator('html')).toHaveCSS('--shift', '0px');
    expect(before.length).toBeGreaterThan(8);
    expect(after.filter((style, index) => style !== before[index])).toEqual([]);
  });

test('the first visit shows the fallback fonts first, and all fonts change together', async ({ page }) => {
  const release = await holdBack(page, /\.woff2$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect(await loadedFonts(page)).toBe(0);
  release();
  await waitForFonts(page);
  // Digits in the light weight have their own file.
  expect(await page.evaluate(() => document.fonts.check('300 2rem "Display"', '1'))).toBe(true);
});

test('later pages of the visit show the fonts at once', async ({ page }) => {
  await page.goto('/');
  await waitForFonts(page);
  const release = await holdBack(page, scriptFiles);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await waitForFonts(page);
  release();
});

for (const route of ['/', '/about']) {
  test(`only the document of ${route} precedes its first paint`, async ({ page }) => {
    // A loaded machine can paint later than this.
    await suspendTimers(page, PAINT_TIMEOUT_MS);
    await page.goto(route);
    await expect(header(page)).toBeVisible();
    const { painted, early, blocking } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        painted: paint?.startTime ?? 0,
        early: loads
          .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
          .map(({ initiatorType, name }) => `${initiatorType} ${new URL(name).pathname}`)
          // The first image is part of the first frame. The browser decides about icons and manifest.
          .filter((entry) => !/\.(?:avif|webp|svg|ico|webmanifest)$/.test(entry)),
        blocking: loads.filter((load) => Reflect.get(load, 'renderBlockingStatus') === 'blocking').length,
      };
    });
    expect(painted).toBeGreaterThan(0);
    expect({ early, blocking }).toEqual({ early: [], blocking: 0 });
  });
}

test('the large scripts start with the comment for the compiler of Chromium, and the style sheet is ASCII, which is read faster', async ({
  page,
}) => {
  const files: Record<string, Promise<string>> = {};
  page.on('response', (response) => {
    const [, name] = /\/(app|framework|styles)[-.][^/]+\.(?:js|css)$/.exec(response.url()) ?? [];
    if (name) files[name] = response.text();
  });
  await page.goto('/');
  await expect(header(page)).toBeVisible();
  await expect.poll(() => Object.keys(files).sort()).toEqual(['app', 'framework', 'styles']);
  const { styles, ...scripts } = files;
  expect(await styles).toMatch(/^[ -~\s]+$/);
  // Tailwind minifies the modules that refer to it.
  expect(await styles).not.toContain('/*');
  for (const script of Object.values(scripts))
    expect(await script).toMatch(/^\/\/# allFunctionsCalledOnLoad/);
});
