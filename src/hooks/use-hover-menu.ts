import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** How long the pointer rests on a button before its panel opens, in ms (specification, section 9). */
export const OPEN_DELAY = 200;
/** How long the pointer is away from the button and panel before the panel closes, in ms. */
export const CLOSE_DELAY = 150;
/** How long after a panel has closed another panel opens without a delay, in ms. */
export const SKIP_DELAY = 300;
/** How long after hover has opened a panel a click does not close it, in ms. */
export const CLICK_GRACE = 250;

export interface HoverMenu {
  openName: string | null;
  /** Props for the element that contains a button and its panel. */
  hoverProps: (name: string) => {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  /** Handles a click, a tap, Enter or Space on a menu's button. */
  toggle: (name: string) => void;
  open: (name: string) => void;
  close: () => void;
}

/**
 * Hover intent for a set of menus of which at most one is open. One hook handles hover and clicks, so that a click
 * right after hover does not close the panel. Touch opens menus by clicks only.
 *
 * @see product.md, "Header"; specification, section 9
 */
export function useHoverMenu(): HoverMenu {
  const [openName, setOpenName] = useState<string | null>(null);
  const state = useRef({
    openName: null as string | null,
    /** Opens or closes a panel after a delay. */
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    /** When hover opened the open panel. */
    hoverOpenedAt: -Infinity,
    /** When the last panel closed. */
    closedAt: -Infinity,
  });

  const open = useCallback((name: string) => {
    const now = state.current;
    clearTimeout(now.timer);
    now.openName = name;
    now.hoverOpenedAt = -Infinity;
    setOpenName(name);
  }, []);

  const close = useCallback(() => {
    const now = state.current;
    clearTimeout(now.timer);
    if (now.openName === null) return;
    now.openName = null;
    now.closedAt = performance.now();
    setOpenName(null);
  }, []);

  const openByHover = useCallback(
    (name: string) => {
      open(name);
      state.current.hoverOpenedAt = performance.now();
    },
    [open],
  );

  const toggle = useCallback(
    (name: string) => {
      const now = state.current;
      if (now.openName !== name) open(name);
      else if (performance.now() - now.hoverOpenedAt >= CLICK_GRACE) close();
    },
    [open, close],
  );

  const hoverProps = useCallback(
    (name: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        const now = state.current;
        clearTimeout(now.timer);
        if (now.openName === name) return;
        const skipsDelay = now.openName !== null || performance.now() - now.closedAt < SKIP_DELAY;
        if (skipsDelay) openByHover(name);
        else now.timer = setTimeout(() => openByHover(name), OPEN_DELAY);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        const now = state.current;
        clearTimeout(now.timer);
        if (now.openName !== null) now.timer = setTimeout(close, CLOSE_DELAY);
      },
    }),
    [openByHover, close],
  );

  useEffect(() => {
    const now = state.current;
    return () => clearTimeout(now.timer);
  }, []);

  return useMemo(
    () => ({ openName, hoverProps, toggle, open, close }),
    [openName, hoverProps, toggle, open, close],
  );
}
