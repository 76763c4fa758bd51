import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The bar on top of every page; it is there once the page has been hydrated. */
export const header = (page: Page): Locator => page.getByRole('banner');

/** The end of every page, outside main. */
export const footer = (page: Page): Locator => page.getByRole('contentinfo');

/**
 * Opens a page and waits until it is alive: the header comes with the first client mount.
 *
 * @param page the tab
 * @param path a route, with or without an anchor
 */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(header(page)).toBeVisible();
}

/**
 * Lets the page do all it has to do now: whatever is queued, and the rendering that follows from it. The page's
 * clock may stand still meanwhile.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

/**
 * Waits until the page has stopped scrolling.
 *
 * @returns how far it is scrolled down then, in px
 */
export function restingScroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = window.scrollY;
        let stillFrames = 0;
        const look = () => {
          stillFrames = window.scrollY === last ? stillFrames + 1 : 0;
          last = window.scrollY;
          if (stillFrames < 10) requestAnimationFrame(look);
          else resolve(last);
        };
        requestAnimationFrame(look);
      }),
  );
}

/** Where an element's upper edge is once the page has stopped scrolling, in px below the top of the screen. */
export async function restingTop(target: Locator): Promise<number> {
  await restingScroll(target.page());
  return target.evaluate((element) => element.getBoundingClientRect().top);
}

/** Lets every entrance and change of colour come to its end; what is on its way is nobody's measure. */
export const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (
        animation.timeline === document.timeline &&
        animation.effect?.getComputedTiming().endTime !== Infinity
      )
        animation.finish();
  });

/** Scrolls without travelling. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Expects that nothing of the page sticks out sideways, and that nobody could scroll there. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const words = document.querySelectorAll('h1, h2, h3, p, a, button, input, textarea, label, li');
    const cut = [...words].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return (
        width > 1 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        (left < -1 || right > clientWidth + 1)
      );
    });
    return { beyond: scrollWidth - clientWidth, cut: cut.map((element) => element.outerHTML.slice(0, 120)) };
  });
  expect(found).toEqual({ beyond: 0, cut: [] });
}
