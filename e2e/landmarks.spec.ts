import { openWholePanel } from './support/menus';
import { footer, header, layOutWhole, open } from './support/page';
import { expect, test } from './support/test';

// What assistive technology is told, word by word: e2e/landmarks/ holds the tree of each landmark.

test.beforeEach(({ page }) => page.clock.setFixedTime('2031-06-01T12:00:00Z'));

test('the banner', async ({ page }) => {
  await open(page, '/blog');
  await expect(header(page)).toMatchAriaSnapshot({ name: 'banner.aria.yml' });
});

test('the main landmark of the home page', async ({ page }) => {
  await open(page);
  await layOutWhole(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'home.aria.yml' });
});

test('the main landmark of a page under construction', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'placeholder.aria.yml' });
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
