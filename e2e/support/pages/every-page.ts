import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes } from './axe';
import { expectContent, sectionImages } from './full-page';
import { changeTheme, expectNoOverflow, header, open } from '../page';
import { limits } from '../limits';
import { watchPolicy } from '../policy';
import { builtFolder, builtPages } from '../site/built-site';
import { htmlErrors } from '../site/html-rules';
import { hasIntegrations } from '../site/integrations';
import { brokenLinks, referencesOf } from '../site/links';
import { outlineOf } from '../site/outline';
import { sites } from '../site/sites';
import { expect, test } from '../test';

const widths = [320, 360, 390, 768, 1024, 1280, 1920];

/** The widths at which axe runs: the header has its mobile and its desktop form. */
const axeWidths = [360, 1280];

/** The screenshots that a run keeps. */
const screenshots: Record<number, string> = { 360: 'dark', 1280: 'light' };

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
  const htmlOf = (route: string) => pages.get(route) ?? '';

  for (const route of routes)
    test(`${route} is valid HTML, and its links lead somewhere`, async () => {
      expect(await htmlErrors(htmlOf(route))).toEqual([]);
      expect(referencesOf(htmlOf(route)).hrefs.length).toBeGreaterThan(1);
      expect(broken(route, htmlOf(route))).toEqual([]);
    });

  for (const route of routes)
    test(`${route} works in both themes and at all widths`, async ({ page }) => {
      const violations = await watchPolicy(page);
      const scriptBytes = countScriptBytes(page);
      await open(page, route);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths)
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expectNoOverflow(page);
          if (axeWidths.includes(width)) await expectNoAxeFindingsInBothThemes(page);
          const theme = screenshots[width];
          if (!theme) return;
          await changeTheme(page, theme);
          const file = `${route.replaceAll('/', '-').slice(1) || 'home'}-${width}-${theme}.png`;
          expectContent(await sectionImages(page, `test-results/pages/${file}`));
        });
      expect(await violations()).toEqual([]);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      expect(await scriptBytes()).toBeGreaterThan(40_000);
      expect(await scriptBytes()).toBeLessThanOrEqual(limit);
      expect(broken(route, await page.content())).toEqual([]);
      // React adds the text of noscript, which is in the static HTML.
      const hydrated = await page
        .locator('#gatsby-focus-wrapper')
        .evaluate((element) => element.outerHTML.replace(/<noscript>.*?<\/noscript>/gs, ''));
      expect(await htmlErrors(hydrated)).toEqual([]);
    });

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
        const built = outlineOf(htmlOf(route));
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
