import { expect, test } from './support/test';
import { open } from './support/page';

// The styles that this test adds are not the site's own.
test.use({ bypassCSP: true });

/**
 * How much of an image may differ: letters are drawn a little differently from one build of the browser to the next.
 * A section that moves by one line height changes several times as much.
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

        test('looks as it did', async ({ page }) => {
          await page.addInitScript(
            (value) => localStorage.setItem('darkMode', value),
            String(theme === 'dark'),
          );
          await open(page, path);
          // The fonts take their stand-ins' places after the first paint.
          await expect(page.locator('html')).toHaveClass(/fonts/);
          await expect(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, {
            fullPage: true,
            stylePath: 'e2e/support/without-images.css',
            ...tolerance,
          });
        });
      });
    }
  }
}
