import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Static HTML may have it. */
export const header = (page: Page): Locator => page.getByRole('banner');

/** The header of a page that is hydrated, or what replaces it. */
export const mountedHeader = (page: Page): Locator =>
  page.locator(':is([data-mounted] header, header:has([role=alert])):not(main header)');

export const footer = (page: Page): Locator => page.getByRole('contentinfo');

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Opens a page of the site and waits until it is hydrated. The site may be in a folder of its address. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(`.${path}`);
  await expect(mountedHeader(page)).toBeVisible();
}

/** Waits until the browser skips no section any more (src/hooks/show-sections.ts). */
export const showsAll = (page: Page): Promise<void> =>
  expect(page.locator('html[data-loading]')).toHaveCount(0);

/** Stores the theme before the page's own scripts run. */
export const setTheme = (page: Page, theme: string): Promise<unknown> =>
  page.addInitScript((value) => localStorage.setItem('darkMode', value), String(theme === 'dark'));

/** Changes the theme of an open page, as another tab does. */
export async function changeTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(
    (value) => {
      localStorage.setItem('darkMode', value);
      dispatchEvent(new StorageEvent('storage', { key: 'darkMode' }));
    },
    String(theme === 'dark'),
  );
  await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0);
}

/** Waits for queued work of the page and its rendering. The clock of the page can be stopped. */
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
 * @returns the scroll position in px
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

/** An element's distance from the top of the screen once the page has stopped scrolling, in px. */
export async function restingTop(target: Locator): Promise<number> {
  await restingScroll(target.page());
  return target.evaluate((element) => element.getBoundingClientRect().top);
}

/** Ends all animations and transitions that have an end. */
export const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (
        animation.timeline === document.timeline &&
        animation.effect?.getComputedTiming().endTime !== Infinity
      )
        animation.finish();
  });

/** Scrolls without animation. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Expects that only rows scroll sideways, whose entries fit the screen, and that no text or control is cut off at its sides. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const words = document.querySelectorAll('h1, h2, h3, p, a, button, input, textarea, label, li');
    const cut = [...words].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return (
        width > 1 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        (element.closest('.swipe-row') ? width > clientWidth : left < -1 || right > clientWidth + 1)
      );
    });
    return { beyond: scrollWidth - clientWidth, cut: cut.map((element) => element.outerHTML.slice(0, 120)) };
  });
  expect(found).toEqual({ beyond: 0, cut: [] });
}

/** The number of loaded web fonts. They replace the fallback fonts after the first paint, all in one step. */
export const loadedFonts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.fonts].filter(({ family, status }) => !family.includes('Fallback') && status === 'loaded')
        .length,
  );

export const waitForFonts = (page: Page): Promise<void> => expect.poll(() => loadedFonts(page)).toBe(3);
