import { headingOf, pages, placeholder, placeholderRoutes, routes, site } from './support/content';
import { footer, header, heading, open } from './support/page';
import { expect, test } from './support/test';

test('every route has its title, its texts and the layout', async ({ page }) => {
  for (const { path, title, description } of pages)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(header(page)).toBeVisible();
      await expect(footer(page)).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await expect(page).toHaveTitle(`${title} | ${site.name}`);
      await expect(heading(page)).toHaveText(headingOf(path));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      await expect(page.getByText(placeholder.text)).toHaveCount(path === '/' ? 0 : 1);
    });
});

test('the static HTML of every route has its content, and neither header nor footer', async ({ page }) => {
  for (const route of routes) {
    const html = await (await page.request.get(route)).text();
    // A document from this parser runs no scripts.
    const found = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      parsed.querySelector('noscript')?.remove();
      const main = parsed.querySelector('main');
      const outside = [...parsed.querySelectorAll('header, footer, nav')].filter(
        (part) => !main?.contains(part),
      );
      return {
        headings: [...parsed.querySelectorAll('h1')].map((element) => element.textContent),
        sections: main?.querySelectorAll('section').length,
        layout: outside.length,
      };
    }, html);
    expect(found, route).toMatchObject({ headings: [headingOf(route)], layout: 0 });
    if (route === '/') expect(found.sections).toBe(5);
    else expect(html).toContain(placeholder.text);
  }
});

test('every placeholder page also answers with a trailing slash, and is hydrated at its own address', async ({
  page,
}) => {
  for (const route of placeholderRoutes) {
    const response = await page.request.get(`${route}/`);
    expect(response.status(), route).toBe(200);
    expect(await response.text(), route).toContain(placeholder.text);
  }
  for (const route of ['/about', '/services/ecommerce']) {
    await open(page, `${route}/`);
    await expect(heading(page)).toHaveText(headingOf(route));
    await expect(header(page).locator(`a[href="${route}"]`)).toHaveAttribute('aria-current', 'page');
  }
});

test('a route change keeps the layout, and back and forward too', async ({ page }) => {
  await open(page);
  await header(page).evaluate((element) => element.setAttribute('data-test-same', ''));
  for (const route of ['/portfolio', '/blog']) {
    await header(page).locator(`a[href="${route}"]`).click();
    await expect(page).toHaveURL(route);
    await expect(heading(page)).toHaveText(headingOf(route));
    await expect(page).toHaveTitle(`${headingOf(route)} | ${site.name}`);
    await expect(header(page).locator(`a[href="${route}"]`)).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await expect(header(page).locator('a[href="/portfolio"]')).not.toHaveAttribute('aria-current');
  await page.goBack();
  await expect(heading(page)).toHaveText(headingOf('/portfolio'));
  await header(page).getByRole('link', { name: 'home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText(headingOf('/'));
  await expect(header(page)).toHaveAttribute('data-test-same');
});

test('the copyright names the current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00Z');
  await open(page, '/about');
  await expect(footer(page).getByText('© 2031')).toBeVisible();
});

test.describe('an unknown path', () => {
  test.use({ expectedProblems: [/404/] });

  for (const path of ['/nowhere', '/about/nobody', '/404.html', '/index.php?x=1']) {
    test(`${path} gets the page for unknown paths`, async ({ page }) => {
      const response = await page.goto(path);
      if (path !== '/404.html') expect(response?.status()).toBe(404);
      await expect(header(page)).toBeVisible();
      await expect(heading(page)).toHaveText('This sheet is blank');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL('/');
      await expect(heading(page)).toHaveText(headingOf('/'));
    });
  }
});
