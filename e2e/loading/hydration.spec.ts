import { holdBack, scriptFiles } from '../support/network';
import { footer, header } from '../support/page';
import { expect, test } from '../support/test';

// Hydration errors reach the console and fail any test.

/** An entry of the Layout Instability API, which TypeScript does not have yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Element | null }[];
}

for (const route of ['/', '/about']) {
  test(`on ${route} React keeps the elements of the static HTML`, async ({ page }) => {
    const release = await holdBack(page, scriptFiles);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await expect(header(page)).toHaveCount(0);
    await expect(footer(page)).toHaveCount(0);
    const count = await page.evaluate(() => {
      const parsed = [...document.querySelectorAll('#main, #main *')];
      Object.assign(window, { parsed });
      return parsed.length;
    });
    expect(count).toBeGreaterThan(10);

    release();
    await expect(header(page)).toBeVisible();
    await expect(footer(page)).toBeAttached();
    const replaced = await page.evaluate(() => {
      const now = new Set(document.querySelectorAll('#main, #main *'));
      return (window as unknown as { parsed: Element[] }).parsed
        .filter((element) => !now.has(element))
        .map((element) => element.outerHTML.slice(0, 100));
    });
    expect(replaced).toEqual([]);
  });

  for (const width of [360, 1280]) {
    test(`on ${route} nothing shifts at ${width} px during hydration`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: { value: number; what: string[] }[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[])
            shifts.push({ value, what: sources.map(({ node }) => node?.outerHTML.slice(0, 80) ?? '') });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(route, { waitUntil: 'load' });
      await expect(header(page)).toBeVisible();
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 5; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; what: string[] }[] }).shifts,
      );
      // The font that replaces the fallback may move a word by some pixels. A good page stays below 0.1.
      expect(shifts.filter(({ value }) => value > 0.001)).toEqual([]);
    });
  }
}

test('hydration keeps what a visitor typed before it', async ({ page }) => {
  const release = await holdBack(page, scriptFiles);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  release();
  await expect(header(page)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});
