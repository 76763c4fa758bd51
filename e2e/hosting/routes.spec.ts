import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isReserved } from '../../gatsby/check/rules/pages/routes';
import { brand, headingOf, notFound, pages, site } from '../support/content';
import { footer, header, heading, open } from '../support/page';
import { builtFiles } from '../support/site/built-site';
import { expect, test } from '../support/test';

test('no page can have the address of another file of the site', () => {
  const names = builtFiles('frozen').filter(
    (file) => !/\/|\.(?:br|gz|map)$|-[\da-f]{20}\.js|^styles\./.test(file),
  );
  const others = names.filter((name) => !fs.existsSync(path.join('static', name)) && !isReserved(`/${name}`));
  const pageFolders = pages.map((page) => page.path.split('/')[1] ?? '');
  expect(others.filter((name) => !pageFolders.includes(name))).toEqual([]);
});

/** Expects that the change of route was announced and the focus is at the top of the new page. */
async function expectAnnounced(page: Page, route: string): Promise<void> {
  await expect(heading(page)).toHaveText(headingOf(route));
  const announcer = page.locator('[aria-live=assertive]');
  await expect(announcer).toHaveText(`Navigated to ${headingOf(route)}`);
  await expect(announcer).toHaveAttribute('aria-atomic', 'true');
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
}

test('a route change keeps the layout and is announced, and back too', async ({ page }) => {
  await open(page);
  await header(page).evaluate((element) => element.setAttribute('data-test-same', ''));
  for (const route of ['/portfolio', '/blog']) {
    await header(page).locator(`a[href="${route}"]`).click();
    await expect(page).toHaveURL(route);
    await expect(heading(page)).toHaveText(headingOf(route));
    await expect(page).toHaveTitle(`${headingOf(route)} | ${brand.name}`);
    await expect(header(page).locator(`a[href="${route}"]`)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.siteUrl}${route}`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectAnnounced(page, route);
  }
  await expect(header(page).locator('a[href="/portfolio"]')).not.toHaveAttribute('aria-current');
  await page.goBack();
  await expectAnnounced(page, '/portfolio');
  await header(page).getByRole('link', { name: 'home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText(headingOf('/'));
  await expect(header(page)).toHaveAttribute('data-test-same');
});

test.describe('the 404 page at the address of a page, as from a cache,', () => {
  // React reports that it renders another page than the static HTML.
  test.use({ expectedProblems: [/Minified React error #418/] });

  test('is replaced by that page', async ({ page }) => {
    const body = await (await page.request.get('/404.html')).text();
    await page.route('/about', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/about');
    await expect(header(page)).toBeVisible();
    await expect(heading(page)).toHaveText(headingOf('/about'));
  });
});

test.describe('an address that the router cannot read', () => {
  test.use({ expectedProblems: [/404/] });

  const addresses = {
    '/#100%': '/',
    '/about#%E0%A4%A': '/about',
    '/index?x=%': '/',
    '///': undefined,
    '/%61bout': '/about',
    '/about%3Fx=1': undefined,
    '/100%': undefined,
    '/:data': undefined,
  };

  test('shows the intended page or the 404 page', async ({ page, baseURL }) => {
    for (const [address, route] of Object.entries(addresses))
      await test.step(address, async () => {
        await page.goto('about:blank');
        await page.goto(baseURL + address);
        await expect(header(page)).toBeVisible();
        await expect(footer(page)).toBeAttached();
        await expect(heading(page)).toHaveText(route ? headingOf(route) : notFound.heading);
      });
  });

  test('is reached by links, back and forward', async ({ page }) => {
    await page.goto('/about%2F');
    await expect(header(page)).toBeVisible();
    await header(page).locator('a[href="/portfolio"]').click();
    await expect(heading(page)).toHaveText(headingOf('/portfolio'));
    await page.evaluate(() => Object.assign(document.createElement('a'), { href: '#50%off' }).click());
    await expect(page).toHaveURL('/portfolio#50%25off');
    await expect(heading(page)).toHaveText(headingOf('/portfolio'));
    await page.goBack();
    await expect(page).toHaveURL('/portfolio');
    await page.goBack();
    await expect(heading(page)).toHaveText(notFound.heading);
    await page.goForward();
    await expect(heading(page)).toHaveText(headingOf('/portfolio'));
    await expect(footer(page)).toBeAttached();
  });
});
