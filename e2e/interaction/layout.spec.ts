import { expect, test } from '../support/test';
import { footer, header, open, setTheme, waitForFonts } from '../support/page';

// The screenshots add a style sheet.
test.use({ bypassCSP: true });

/**
 * How much of an image may differ. Builds of the browser draw letters slightly differently. A section that moves by one
 * line height changes several times as much.
 */
const tolerance = { maxDiffPixelRatio: 0.02, threshold: 0.25 };

const pages = { home: '/', placeholder: '/about' };
const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

for (const [name, path] of Object.entries(pages)) {
  for (const { width, height } of sizes) {
    for (const theme of ['light', 'dark']) {
      test.describe(`${name}, ${width} px, ${theme}`, () => {
        test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

        test('looks like its screenshot', async ({ page }) => {
          await setTheme(page, theme);
          await open(page, path);
          await waitForFonts(page);
          await expect(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, {
            fullPage: true,
            stylePath: 'e2e/screenshots/without-images.css',
            ...tolerance,
          });
        });
      });
    }
  }
}

// Names and roles that assistive technology gets, on one page and in the layout.
test('the accessibility tree is like the recorded one', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00Z');
  await open(page, '/blog');
  await expect(header(page)).toMatchAriaSnapshot({ name: 'banner.aria.yml' });
  await expect(footer(page)).toMatchAriaSnapshot({ name: 'contentinfo.aria.yml' });
  await open(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'home.aria.yml' });
});
