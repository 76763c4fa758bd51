import { existsSync, readFileSync } from 'node:fs';
import { expectNoAxeFindings } from '../support/axe';
import { builtFolder, builtPages } from '../support/site/built-site';
import { htmlErrors } from '../support/site/html-rules';
import { brokenLinks, referencesOf } from '../support/site/links';
import { expectNoOverflow, open, setTheme } from '../support/page';
import { watchPolicy } from '../support/policy';
import { expect, test } from '../support/test';

// All pages of the site that is built from content/. These tests do not depend on its texts, sections and links.

// Content may have images at other addresses. This machine may have no network.
test.use({ expectedProblems: [/^left the site: /] });
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

const pages = builtPages('real');
const references = new Map([...pages].map(([route, html]) => [route, referencesOf(html)]));

/** Gatsby also writes the page for unknown paths to /404. */
const routes = [...pages.keys()].filter((route) => route !== '/404');

test('has no worker scripts, which no page uses', () =>
  expect(existsSync(`${builtFolder('real')}/~partytown`)).toBe(false));

test('asks browsers to compile the scripts while they arrive', () => {
  const [, entry] = /data-entry="([^"]+)"/.exec(pages.get('/') ?? '') ?? [];
  expect(readFileSync(`${builtFolder('real')}${entry}`, 'utf8')).toContain('//# allFunctionsCalledOnLoad');
});

test.beforeEach(({ context, baseURL }) =>
  context.route(
    (url) => url.origin !== baseURL,
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ body: pixel, contentType: 'image/gif' })
        : route.abort(),
  ),
);

for (const [route, html] of pages)
  test(`${route} is valid HTML, and its links lead somewhere`, async () => {
    expect(await htmlErrors(html)).toEqual([]);
    const its = referencesOf(html);
    expect(its.hrefs.length).toBeGreaterThan(1);
    expect(brokenLinks(route, its, references, builtFolder('real'))).toEqual([]);
  });

for (const route of routes)
  for (const theme of ['light', 'dark'])
    test(`${route} works in the ${theme} theme`, async ({ page }) => {
      const violations = await watchPolicy(page);
      await setTheme(page, theme);
      await open(page, route);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 1280])
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expectNoOverflow(page);
          if (width > 320) await expectNoAxeFindings(page);
        });
      expect(await violations()).toEqual([]);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      if (theme === 'dark') return;
      const hydratedLinks = referencesOf(await page.content());
      expect(brokenLinks(route, hydratedLinks, references, builtFolder('real'))).toEqual([]);
      // React adds the text of noscript, which is in the static HTML.
      const hydrated = await page
        .locator('#gatsby-focus-wrapper')
        .evaluate((element) => element.outerHTML.replace(/<noscript>.*?<\/noscript>/gs, ''));
      expect(await htmlErrors(hydrated)).toEqual([]);
    });
