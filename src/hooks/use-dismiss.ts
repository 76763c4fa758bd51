import { type RefObject, useEffect } from 'react';
import { isFocusLost } from './focus';

/**
 * Closes an open element on Escape and on a press outside. Escape returns the focus to the button, unless the focus
 * is outside the container.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html
 */
export function useDismiss(
  isOpen: boolean,
  container: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (isFocusLost() || container.current?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (!container.current?.contains(target as Node)) close();
    };
    const listeners = new AbortController();
    document.addEventListener('keydown', handleKeyDown, { signal: listeners.signal });
    document.addEventListener('pointerdown', handlePointerDown, { signal: listeners.signal });
    return () => listeners.abort();
  }, [isOpen, container, button, close]);
}
