import { menuNames, openMenu, openWholePanel } from './support/menus';
import { footer, header, open } from './support/page';
import { everyPage } from './support/routes';
import { expect, test } from './support/test';

// What assistive technology is told, word by word: e2e/landmarks/ holds the tree of each landmark.

test.beforeEach(({ page }) => page.clock.setFixedTime('2031-06-01T12:00:00Z'));

test('the banner', async ({ page }) => {
  await open(page, '/blog');
  await expect(header(page)).toMatchAriaSnapshot({ name: 'banner.aria.yml' });
});

test('the banner of a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/blog');
  await expect(header(page)).toMatchAriaSnapshot({ name: 'banner-narrow.aria.yml' });
});

for (const name of menuNames) {
  test(`the banner with ${name} open`, async ({ page }) => {
    await open(page, '/about');
    await openMenu(page, name);
    await expect(header(page)).toMatchAriaSnapshot({ name: `banner-${name.toLowerCase()}.aria.yml` });
  });
}

test('the main landmark of the home page', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'home.aria.yml' });
});

test('the main landmark of a page under construction', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'placeholder.aria.yml' });
});

test('the main landmark of the page for unknown paths', async ({ page }) => {
  await open(page, '/404.html');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'not-found.aria.yml' });
});

test('the content information', async ({ page }) => {
  await open(page, '/about');
  await expect(footer(page)).toMatchAriaSnapshot({ name: 'contentinfo.aria.yml' });
});

test('the mobile panel', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  await expect(await openWholePanel(page)).toMatchAriaSnapshot({ name: 'mobile-panel.aria.yml' });
});

test('there is one landmark of each kind, each navigation has a name, and nothing lies outside', async ({
  page,
}) => {
  for (const route of everyPage) {
    await open(page, route);
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role), route).toHaveCount(1);
    for (const navigation of await page.getByRole('navigation').all())
      await expect(navigation, route).toHaveAccessibleName(/\S/);
    const outside = await page
      .locator('#gatsby-focus-wrapper')
      .evaluate((frame) =>
        [...frame.children]
          .filter((child) => !child.matches('header, main, footer, noscript'))
          .map((child) => child.textContent),
      );
    expect(outside, route).toEqual(['Skip to main content']);
  }
});
