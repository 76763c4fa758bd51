import { type RefObject, useEffect, useState } from 'react';

/**
 * Keeps a closed element rendered until its exit animations have finished.
 *
 * @param element the element; its styles start the exit animations as soon as it is closed
 * @returns whether to render the element
 */
export function usePresence(isOpen: boolean, element: RefObject<Element | null>): boolean {
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) setIsPresent(true);

  useEffect(() => {
    if (isOpen || !isPresent) return;
    let isCurrent = true;
    const animations = element.current?.getAnimations({ subtree: true }) ?? [];
    // `finished` rejects if an animation is cancelled.
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setIsPresent(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isPresent, element]);

  return isOpen || isPresent;
}
