import { type RefObject, useEffect, useState } from 'react';

/**
 * Keeps something in the page until it has left: until all that moves in it when it is closed has come to its end, or
 * not at all where nothing moves. It asks the browser what moves instead of counting frames, so that nothing stays
 * behind however early something is closed.
 *
 * @param isOpen whether it is wanted
 * @param element what leaves; once it is closed its style has to begin the way out
 * @returns whether it is to be rendered
 */
export function usePresence(isOpen: boolean, element: RefObject<Element | null>): boolean {
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) setIsPresent(true);

  useEffect(() => {
    if (isOpen || !isPresent) return;
    let isCurrent = true;
    const moves = element.current?.getAnimations({ subtree: true }) ?? [];
    // What is cut short has come to its end, too.
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setIsPresent(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isPresent, element]);

  return isOpen || isPresent;
}
