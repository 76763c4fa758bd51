import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Resting on a button this long opens its panel (specification, section 9), in ms. */
export const OPEN_DELAY = 200;
/** Being away from button and panel this long closes it, in ms. */
export const CLOSE_DELAY = 150;
/** For this long after a panel has closed another one opens without delay, in ms. */
export const SKIP_DELAY = 300;
/** A click this soon after hover has opened a panel was meant to open it, in ms. */
export const CLICK_GRACE = 250;

/** What a set of hover menus does with the pointer. */
export interface HoverMenu {
  /** The open menu's name, or null. */
  openName: string | null;
  /** Handlers for the element that holds a button and its panel. */
  hoverProps: (name: string) => {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  /** For a click, a tap, Enter or Space on a menu's button. */
  toggle: (name: string) => void;
  /** Opens at once. */
  open: (name: string) => void;
  /** Closes at once. */
  close: () => void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Hover intent for a set of menus of which at most one is open. Pointer and click have this one owner, so that a
 * click right after hover does not undo it. Touch never waits: its taps arrive as clicks.
 *
 * @returns the open menu and the handlers to attach
 * @see product.md, "Header"; specification, section 9
 */
export function useHoverMenu(): HoverMenu {
  const [openName, setOpenName] = useState<string | null>(null);
  const state = useRef({
    openName: null as string | null,
    /** Within the skip delay after a panel has closed. */
    isWarm: false,
    /** Within the grace after hover has opened a panel. */
    isFresh: false,
    opening: undefined as Timer,
    closing: undefined as Timer,
    cooling: undefined as Timer,
    settling: undefined as Timer,
  });

  const open = useCallback((name: string) => {
    const now = state.current;
    clearTimeout(now.opening);
    clearTimeout(now.closing);
    clearTimeout(now.settling);
    now.isFresh = false;
    now.openName = name;
    setOpenName(name);
  }, []);

  const close = useCallback(() => {
    const now = state.current;
    clearTimeout(now.opening);
    clearTimeout(now.closing);
    if (now.openName === null) return;
    now.openName = null;
    now.isWarm = true;
    clearTimeout(now.cooling);
    now.cooling = setTimeout(() => (now.isWarm = false), SKIP_DELAY);
    setOpenName(null);
  }, []);

  const openByHover = useCallback(
    (name: string) => {
      const now = state.current;
      open(name);
      now.isFresh = true;
      now.settling = setTimeout(() => (now.isFresh = false), CLICK_GRACE);
    },
    [open],
  );

  const toggle = useCallback(
    (name: string) => {
      const now = state.current;
      if (now.openName !== name) open(name);
      else if (!now.isFresh) close();
    },
    [open, close],
  );

  const hoverProps = useCallback(
    (name: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        const now = state.current;
        clearTimeout(now.closing);
        clearTimeout(now.opening);
        if (now.openName === name) return;
        if (now.openName !== null || now.isWarm) openByHover(name);
        else now.opening = setTimeout(() => openByHover(name), OPEN_DELAY);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        const now = state.current;
        clearTimeout(now.opening);
        clearTimeout(now.closing);
        if (now.openName !== null) now.closing = setTimeout(close, CLOSE_DELAY);
      },
    }),
    [openByHover, close],
  );

  useEffect(() => {
    const now = state.current;
    return () => [now.opening, now.closing, now.cooling, now.settling].forEach(clearTimeout);
  }, []);

  return useMemo(
    () => ({ openName, hoverProps, toggle, open, close }),
    [openName, hoverProps, toggle, open, close],
  );
}
