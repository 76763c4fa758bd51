import type { Page } from '@playwright/test';

/** An entry of the Layout Instability API, which TypeScript does not have yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Text has no `outerHTML`. */
  sources: { node: Partial<Element> | null }[];
}

interface Shift {
  value: number;
  /** The elements that have moved. */
  what: string[];
}

/**
 * Records layout shifts of the page that opens next.
 *
 * @returns reads those that a visitor would notice, once fonts have loaded
 */
export async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ value, what: sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 5; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    // The font that replaces the fallback may move a word by some pixels. A good page stays below 0.1.
    return shifts.filter(({ value }) => value > 0.001);
  };
}
