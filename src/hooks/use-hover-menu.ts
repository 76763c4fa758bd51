import { type PointerEvent, useEffect, useState } from 'react';

/** How long the pointer rests on a button before its panel opens, in ms (docs/behaviour.md, 4.2). */
export const OPEN_DELAY = 200;
/** How long the pointer is away from the button and panel before the panel closes, in ms. */
export const CLOSE_DELAY = 150;
/** How long after a panel has closed another panel opens without a delay, in ms (docs/behaviour.md, 4.3). */
const SKIP_DELAY = 300;
/** How long after hover has opened a panel a click does not close it, in ms (docs/behaviour.md, 4.4). */
export const CLICK_GRACE = 250;

export type HoverMenu = ReturnType<typeof useHoverMenu>;

/**
 * Hover intent for a set of menus of which at most one is open. One hook handles hover and clicks, so that a click
 * right after hover does not close the panel. Touch and pens open menus by clicks only: a pen leaves when it is lifted.
 */
export function useHoverMenu() {
  const [openName, setOpenName] = useState<string | null>(null);
  const [{ stop, ...actions }] = useState(() => createActions(setOpenName));
  useEffect(() => stop, [stop]);
  return { openName, ...actions };
}

function createActions(onChange: (openName: string | null) => void) {
  let openName: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hoverOpenedAt = -Infinity;
  let closedAt = -Infinity;

  const stop = () => clearTimeout(timer);

  const open = (name: string, openedAt = -Infinity) => {
    stop();
    openName = name;
    hoverOpenedAt = openedAt;
    onChange(name);
  };

  const close = () => {
    stop();
    if (openName === null) return;
    openName = null;
    closedAt = performance.now();
    onChange(null);
  };

  const toggle = (name: string) => {
    if (openName !== name) open(name);
    else if (performance.now() - hoverOpenedAt >= CLICK_GRACE) close();
  };

  /** Whether the keyboard focus is in the open menu. Then the pointer neither closes nor replaces it. */
  const hasKeyboardFocus = (menus: Element | null) =>
    Boolean(menus?.querySelector('[aria-expanded=true]')?.parentElement?.querySelector(':focus-visible'));

  const hoverProps = (name: string) => ({
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      stop();
      if (openName === name || hasKeyboardFocus(currentTarget.parentElement)) return;
      const openByHover = () => open(name, performance.now());
      if (openName !== null || performance.now() - closedAt < SKIP_DELAY) openByHover();
      else timer = setTimeout(openByHover, OPEN_DELAY);
    },
    onPointerLeave: ({ pointerType, currentTarget: { parentElement } }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      stop();
      if (openName !== null)
        timer = setTimeout(() => hasKeyboardFocus(parentElement) || close(), CLOSE_DELAY);
    },
  });

  return { stop, open, close, toggle, hoverProps };
}
