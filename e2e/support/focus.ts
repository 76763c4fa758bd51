import type { Page } from '@playwright/test';

export interface Stop {
  /** The element's accessible words, near enough. */
  name: string;
  /** The colours of what shows that it has the focus. */
  ringColours: string[];
  /** Whether its middle can be seen: on the screen, and under nothing. */
  isSeen: boolean;
  /** Whether all of it can be seen, or as much as fits between the header and the lower edge. */
  isWhole: boolean;
}

/**
 * What has the focus now.
 *
 * @param page the tab
 * @returns null when the browser's own controls have it, or nothing has
 */
export const currentStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // Two frames for what the focus moves, and to the end of what it lets glide.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    const { left, top, bottom, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const rings = [null, '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    const isOnTop = element.closest('header, [href="#main"], [role=dialog]') !== null;
    const ceiling = isOnTop ? 0 : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    // Of a field of several lines the browser shows the one with the caret.
    const isInPart = element.matches('textarea') || height > innerHeight - ceiling;
    return {
      name: name.trim(),
      ringColours: rings.map(({ outlineColor }) => outlineColor),
      isSeen: hit !== null && (element === hit || element.contains(hit) || hit.contains(element)),
      isWhole: isInPart
        ? top < innerHeight && bottom > ceiling
        : top > ceiling - 1 && bottom < innerHeight + 1,
    };
  });
