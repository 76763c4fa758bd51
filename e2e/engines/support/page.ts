import { expect } from '@playwright/test';
import type { Point, Tab } from './tab';

/** An element: the first visible one that a selector and, where given, its accessible name fit. */
export interface Target {
  css: string;
  name?: string;
}

/** What can be seen of an element. */
export interface Sight {
  text: string;
  /** Its upper edge below the top of the screen, in px. */
  top: number;
  hasFocus: boolean;
  isDisabled: boolean;
  value: string | null;
  /** The value of `aria-expanded`. */
  expanded: string | null;
  /** Its middle. */
  middle: Point;
  /** Whether a pointer in the middle meets the element. */
  isInReach: boolean;
}

/**
 * Looks at an element.
 *
 * @param before what to do to it first: give it the focus, as keys would, or bring it into the middle of the screen
 *   without travelling
 * @returns null when there is no such element to be seen
 */
export const look = (tab: Tab, target: Target, before?: 'focus' | 'centre'): Promise<Sight | null> =>
  tab.evaluate(
    ({ css, name, before: task }: Target & { before?: string }) => {
      const tidy = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();
      const nameOf = (element: HTMLElement) =>
        element.getAttribute('aria-label') ??
        tidy((element as HTMLInputElement).labels?.[0]?.textContent) ??
        tidy(element.textContent);
      const element = [...document.querySelectorAll<HTMLElement>(css)].find(
        (candidate) =>
          candidate.checkVisibility({ visibilityProperty: true }) &&
          (name === undefined || nameOf(candidate) === name),
      );
      if (!element) return null;
      if (task === 'focus') element.focus();
      if (task === 'centre') element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      const hit = document.elementFromPoint(middle.x, middle.y);
      return {
        text: tidy(element.textContent) ?? '',
        top,
        hasFocus: document.activeElement === element,
        isDisabled: element.matches(':disabled'),
        value: (element as HTMLInputElement).value ?? null,
        expanded: element.getAttribute('aria-expanded'),
        middle,
        isInReach: hit !== null && (hit === element || element.contains(hit) || hit.contains(element)),
      };
    },
    { ...target, before },
  );

/** Waits until an element is there to be seen. */
export async function waitFor(tab: Tab, target: Target): Promise<void> {
  await expect
    .poll(() => look(tab, target), `${target.css} ${target.name ?? ''} is to be seen`)
    .not.toBeNull();
}

/** Waits until an element is gone or hidden. */
export async function waitUntilGone(tab: Tab, target: Target): Promise<void> {
  await expect.poll(() => look(tab, target), `${target.css} ${target.name ?? ''} is gone`).toBeNull();
}

/**
 * Waits until an element has come to rest.
 *
 * @returns what can be seen of it then
 */
export async function atRest(tab: Tab, target: Target): Promise<Sight> {
  let sight: Sight | null = null;
  let stillFor = 0;
  await expect
    .poll(
      async () => {
        const before = sight?.middle;
        sight = await look(tab, target);
        const isStill = before?.x === sight?.middle.x && before?.y === sight?.middle.y;
        stillFor = sight && isStill ? stillFor + 1 : 0;
        return stillFor;
      },
      { message: `${target.css} ${target.name ?? ''} comes to rest`, intervals: [60] },
    )
    .toBeGreaterThanOrEqual(5);
  return sight as unknown as Sight;
}

/** Brings an element into the middle of the screen, without travelling, and gives the place to click at. */
async function reach(tab: Tab, target: Target): Promise<Point> {
  await waitFor(tab, target);
  let sight = await atRest(tab, target);
  await expect
    .poll(
      async () => {
        if (!sight.isInReach) await look(tab, target, 'centre');
        sight = await atRest(tab, target);
        return sight.isInReach;
      },
      { message: `${target.css} ${target.name ?? ''} can be reached by a pointer`, intervals: [0] },
    )
    .toBe(true);
  return sight.middle;
}

/** Clicks on an element once it is there and stands still. */
export const click = async (tab: Tab, target: Target): Promise<void> => tab.click(await reach(tab, target));

/** Rests the mouse on an element. */
export const hover = async (tab: Tab, target: Target): Promise<void> => tab.point(await reach(tab, target));

/** Clicks into a field and types. */
export async function fill(tab: Tab, target: Target, text: string): Promise<void> {
  await click(tab, target);
  await tab.type(text);
}

/** Opens an address and waits until the page is alive: header and footer come with the first client mount. */
export async function open(tab: Tab, address = '/'): Promise<void> {
  await tab.goto(address);
  await waitFor(tab, header);
  await waitFor(tab, footer);
}

export const header: Target = { css: '[data-scrolled]' };
export const footer: Target = { css: '#footer' };
export const heading: Target = { css: 'main h1' };
