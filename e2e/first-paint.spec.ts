import { holdBack, scriptFiles } from './support/network';
import { expect, test } from './support/test';

/** The computed styles of everything in main, written down so that two moments can be compared. */
const describeStyles = () =>
  [...document.querySelectorAll('main, main *')].map((element) => {
    const style = getComputedStyle(element);
    const values = [...style]
      // What these hold shows in the others, where anything asks for it.
      .filter((name) => !name.startsWith('--'))
      .map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return [`${element.tagName} ${element.getAttribute('class') ?? ''}`, ...values].join('\n');
  });

for (const route of ['/', '/about', '/404.html']) {
  for (const width of [360, 1280]) {
    for (const theme of ['light', 'dark']) {
      test(`${route} looks at ${width} px in the ${theme} as it will with the whole style sheet`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(
          (value) => {
            localStorage.setItem('darkMode', value);
            // The fonts that follow are another test's affair.
            sessionStorage.setItem('fonts', '1');
          },
          String(theme === 'dark'),
        );
        // Without its runtime the page asks for the style sheet, and stays as it is otherwise.
        await holdBack(page, scriptFiles);
        const release = await holdBack(page, /styles\.[^/]+\.css$/);
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => document.fonts.ready);
        const own = await page.evaluate(describeStyles);
        release();
        await expect
          .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href !== null)))
          .toBe(true);
        await page.evaluate(() => document.fonts.ready);
        const whole = await page.evaluate(describeStyles);
        expect(own.length).toBeGreaterThan(8);
        expect(whole.filter((style, index) => style !== own[index])).toEqual([]);
      });
    }
  }
}

test('the first visit is painted in the stand-ins, and the fonts follow together', async ({ page }) => {
  const release = await holdBack(page, /\.woff2$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).not.toContain(
    'Grotesque',
  );
  release();
  await expect(page.locator('html')).toHaveClass(/fonts/);
  expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Grotesque');
  // Numbers are light and have a file of their own.
  expect(await page.evaluate(() => document.fonts.check('300 2rem "Bricolage Grotesque"', '1'))).toBe(true);
});

test('the next page of the visit is painted in the fonts', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/fonts/);
  const release = await holdBack(page, scriptFiles);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveClass(/fonts/);
  release();
});
