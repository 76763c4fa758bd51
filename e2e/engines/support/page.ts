import { expect } from '@playwright/test';
import type { Point, Tab } from './tab';

/** The first visible element with a selector and, if given, an accessible name. */
export interface Target {
  css: string;
  name?: string;
}

/** The state of an element. */
export interface ElementState {
  text: string;
  /** The distance from the top of the screen, in px. */
  top: number;
  hasFocus: boolean;
  value: string | null;
  /** The value of `aria-expanded`. */
  expanded: string | null;
  middle: Point;
  /** Whether a pointer in its middle hits it. */
  isInReach: boolean;
}

/**
 * Reads the state of an element.
 *
 * @param before whether to focus it first, or to scroll it into the middle of the screen
 * @returns null if there is no visible element
 */
export const look = (tab: Tab, target: Target, before?: 'focus' | 'centre'): Promise<ElementState | null> =>
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
        value: (element as HTMLInputElement).value ?? null,
        expanded: element.getAttribute('aria-expanded'),
        middle,
        isInReach: hit !== null && (hit === element || element.contains(hit) || hit.contains(element)),
      };
    },
    { ...target, before },
  );

const nameOf = ({ css, name = '' }: Target) => `${css} ${name}`;

/** Waits until an element is visible. */
export const waitFor = (tab: Tab, target: Target): Promise<void> =>
  expect.poll(() => look(tab, target), `${nameOf(target)} is visible`).not.toBeNull();

/** Waits until an element is removed or hidden. */
export const waitUntilGone = (tab: Tab, target: Target): Promise<void> =>
  expect.poll(() => look(tab, target), `${nameOf(target)} is gone`).toBeNull();

/**
 * Waits until an element stops moving.
 *
 * @returns its state then
 */
export async function atRest(tab: Tab, target: Target): Promise<ElementState> {
  let state: ElementState | null = null;
  let stillFor = 0;
  await expect
    .poll(
      async () => {
        const before = state?.middle;
        state = await look(tab, target);
        const isStill = before?.x === state?.middle.x && before?.y === state?.middle.y;
        stillFor = state && isStill ? stillFor + 1 : 0;
        return stillFor;
      },
      { message: `${nameOf(target)} stops moving`, intervals: [60] },
    )
    .toBeGreaterThanOrEqual(5);
  return state as unknown as ElementState;
}

/** Expects the page to stop with an element 80 px below the top and focused. */
export async function expectArrival(tab: Tab, target: Target): Promise<void> {
  await expect.poll(async () => Math.abs((await atRest(tab, target)).top - 80)).toBeLessThanOrEqual(2);
  expect((await look(tab, target))?.hasFocus).toBe(true);
}

/** Scrolls to an element if a pointer does not reach it, and returns its middle. */
async function reach(tab: Tab, target: Target): Promise<Point> {
  await waitFor(tab, target);
  let state = await atRest(tab, target);
  await expect
    .poll(
      async () => {
        if (!state.isInReach) await look(tab, target, 'centre');
        state = await atRest(tab, target);
        return state.isInReach;
      },
      { message: `${nameOf(target)} can be reached by a pointer`, intervals: [0] },
    )
    .toBe(true);
  return state.middle;
}

/** Clicks an element once it is visible and does not move. */
export const click = async (tab: Tab, target: Target): Promise<void> => tab.click(await reach(tab, target));

/** Moves the pointer onto an element. */
export const hover = async (tab: Tab, target: Target): Promise<void> => tab.point(await reach(tab, target));

/** Clicks into a field and types. */
export async function fill(tab: Tab, target: Target, text: string): Promise<void> {
  await click(tab, target);
  await tab.type(text);
}

/**
 * Records which texts are visible after each change: a state can be over before a slow machine looks.
 *
 * @returns the texts after each change so far
 */
export async function recordTexts(tab: Tab, css: string): Promise<() => Promise<string[][]>> {
  await tab.evaluate((selector) => {
    const texts: string[][] = [];
    const read = () => {
      const visible = [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      texts.push(visible.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()));
    };
    const changes = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(read).observe(document.body, changes);
    Object.assign(window, { texts });
  }, css);
  return () => tab.evaluate(() => (window as unknown as { texts: string[][] }).texts);
}

/** Opens an address and waits until the page is hydrated: then it has header and footer. */
export async function open(tab: Tab, address = '/'): Promise<void> {
  await tab.goto(address);
  await waitFor(tab, header);
  await waitFor(tab, footer);
}

export const header: Target = { css: 'header' };
export const footer: Target = { css: 'footer' };
export const heading: Target = { css: 'main h1' };
