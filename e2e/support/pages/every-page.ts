import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { expectNoAxeFindings, expectNoColourFindings } from './axe';
import { changeTheme, expectNoOverflow, header, open } from '../page';
import { limits } from '../limits';
import { watchPolicy } from '../policy';
import { builtFolder, builtPages } from '../site/built-site';
import { htmlErrors, imagesWithoutSizes } from '../site/html-rules';
import { hasIntegrations } from '../site/integrations';
import { brokenLinks, referencesOf } from '../site/links';
import { outlineOf } from '../site/outline';
import { sites } from '../site/sites';
import { expect, test } from '../test';

const widths = [320, 360, 768, 1024, 1280, 1920];

/** Counts the compressed bytes of scripts from now on, without those that the page only prefetches. */
function countScriptBytes(page: Page): () => Promise<number> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') finished.push(request);
  });
  return async () => {
    const sizes = await Promise.all(finished.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}

const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** Routes whose pages have, together, every class of the site: those with the most classes first. */
function routesWithAllClasses(pages: ReadonlyMap<string, string>, routes: readonly string[]): Set<string> {
  const found = new Set<string>();
  return new Set(
    routes
      .map((route) => ({ route, classes: classesOf(pages.get(route) ?? '') }))
      .sort((a, b) => b.classes.size - a.classes.size)
      .filter(({ classes }) => {
        const before = found.size;
        classes.forEach((name) => found.add(name));
        return found.size > before;
      })
      .map(({ route }) => route),
  );
}

/**
 * Declares tests that check every page of a built site, whatever its content.
 *
 * @param exceptions routes that other tests check
 */
export function testEveryPage(name: keyof typeof sites, exceptions: readonly string[] = []): void {
  const { prefix } = sites[name];
  const folder = builtFolder(name);
  const pages = builtPages(name);
  const references = new Map([...pages].map(([route, html]) => [route, referencesOf(html)]));
  const limit =
    limits.scriptOfAnyPage +
    (hasIntegrations(name) ? limits.scriptOfIntegrations : 0) +
    (existsSync(path.join(folder, 'pagefind')) ? limits.scriptOfSearch : 0);
  const broken = (route: string, html: string) =>
    brokenLinks(route, referencesOf(html), references, folder, prefix);
  // Gatsby also writes the page for unknown paths to /404.
  const routes = [...pages.keys()].filter((route) => route !== '/404' && !exceptions.includes(route));

  test('every page is valid HTML, and its links lead somewhere', async () => {
    for (const route of routes)
      await test.step(route, async () => {
        const html = pages.get(route) ?? '';
        expect.soft(await htmlErrors(html), route).toEqual([]);
        expect.soft(imagesWithoutSizes(html), route).toEqual([]);
        expect.soft(referencesOf(html).hrefs.length, route).toBeGreaterThan(1);
        expect.soft(broken(route, html), route).toEqual([]);
      });
  });

  const tested = routesWithAllClasses(pages, routes);

  for (const route of routes) {
    const hasNewClasses = tested.has(route);
    test(`${route} works at all widths`, { tag: hasNewClasses ? [] : '@same-look' }, async ({ page }) => {
      const violations = await watchPolicy(page);
      const scriptBytes = countScriptBytes(page);
      await open(page, route);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths)
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expectNoOverflow(page);
        });
      await test.step('text of twice the size on a phone', async () => {
        await page.setViewportSize({ width: 360, height: 800 });
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        await page.evaluate(() => document.documentElement.removeAttribute('style'));
      });
      expect(await violations()).toEqual([]);
      expect(await scriptBytes()).toBeGreaterThan(40_000);
      expect(await scriptBytes()).toBeLessThanOrEqual(limit);
      expect(broken(route, await page.content())).toEqual([]);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      // React adds the text of noscript, which is in the static HTML.
      const hydrated = await page
        .locator('#gatsby-focus-wrapper')
        .evaluate((element) => element.outerHTML.replace(/<noscript>.*?<\/noscript>/gs, ''));
      expect(await htmlErrors(hydrated)).toEqual([]);
      if (!hasNewClasses) return;
      await page.setViewportSize({ width: 360, height: 800 });
      await expectNoAxeFindings(page);
      await changeTheme(page, 'dark');
      await expectNoColourFindings(page);
    });
  }

  test('a page that a link leads to is the one that loads', async ({ page }) => {
    const [first = '/', ...others] = routes.filter((route) => !route.endsWith('/404.html'));
    await open(page, first);
    await header(page).evaluate((element) => element.setAttribute('data-test-same', ''));
    // Visitors press a key or a button before they leave a page. Code may wait for it.
    await page.keyboard.press('Shift');
    for (const route of [...others, first])
      await test.step(route, async () => {
        // What Gatsby's links call.
        await page.evaluate(
          (path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path),
          prefix + route,
        );
        const built = outlineOf(pages.get(route) ?? '');
        expect(built.length).toBeGreaterThan(1);
        const read = async () => {
          // The page loads the rest of its code when a visitor does something.
          await page.keyboard.press('Shift');
          return outlineOf(await page.content());
        };
        await expect.poll(read).toEqual(built);
      });
    // No step has loaded a document.
    await expect(header(page)).toHaveAttribute('data-test-same');
  });
}
