import { type RefObject, useEffect } from 'react';

/**
 * Closes something that is open on Escape and on a press outside. Escape gives the focus back to the button, unless
 * the visitor is at work elsewhere on the page.
 *
 * @param isOpen whether there is something to close
 * @param container what counts as inside
 * @param button gets the focus after Escape
 * @param close closes it
 * @see WCAG 2.2, 1.4.13 Content on Hover or Focus
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
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body || container.current?.contains(activeElement))
        button.current?.focus();
      close();
    };
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (!container.current?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', handlePointerDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerdown', handlePointerDown);
    };
  }, [isOpen, container, button, close]);
}
