import type { Page } from '@playwright/test';

interface Stop {
  /** An approximation of the accessible name. */
  name: string;
  /** The number that keyboard.spec.ts has given it. */
  number: number;
  /** The colours of the focus indicators. */
  ringColours: string[];
  /** Whether the middle is on the screen and not covered. */
  isSeen: boolean;
  /** Whether all of it is between the header and the lower edge of the screen, if it fits there. */
  isWhole: boolean;
}

/**
 * Describes the focused element.
 *
 * @returns null when nothing on the page has the focus
 */
export const currentStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // The page may move the element in the next frames.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    const { left, top, bottom, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const rings = [null, '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    // The header, the skip link and the mobile panel can be above the header's lower edge.
    const isOnTop = element.closest('main, footer') === null;
    const ceiling = isOnTop ? 0 : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    // The browser scrolls to the caret of a text area, not to its edges.
    const isInPart = element.matches('textarea') || height > innerHeight - ceiling;
    return {
      name: name.trim(),
      number: Number(element.getAttribute('data-stop') ?? NaN),
      ringColours: rings.map(({ outlineColor }) => outlineColor),
      isSeen: hit !== null && (element === hit || element.contains(hit) || hit.contains(element)),
      isWhole: isInPart
        ? top < innerHeight && bottom > ceiling
        : top > ceiling - 1 && bottom < innerHeight + 1,
    };
  });
