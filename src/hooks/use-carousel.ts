import { type RefObject, useEffect, useState } from 'react';
import { useIsDocumentVisible, usePrefersReducedMotion } from './use-browser-value';

/** How long a slide is shown (docs/behaviour.md, 6.2), in ms. */
export const SLIDE_INTERVAL = 5000;

/**
 * Rotates through slides while they are visible, unless the visitor has paused them or prefers less motion. After `show`,
 * and when the rotation starts again, a slide is shown for a full interval.
 */
export function useCarousel(element: RefObject<Element | null>, count: number) {
  // A new object for every choice, so that choosing the visible slide restarts its interval.
  const [slide, setSlide] = useState({ index: 0 });
  const [isPaused, setIsPaused] = useState(false);
  const [isOnScreen, setIsOnScreen] = useState(true);
  const isStill = usePrefersReducedMotion();
  const isDocumentVisible = useIsDocumentVisible();
  const isRunning = count > 1 && !isPaused && !isStill && isOnScreen && isDocumentVisible;

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setSlide(({ index }) => ({ index: (index + 1) % count })), SLIDE_INTERVAL);
    return () => clearTimeout(timer);
  }, [slide, count, isRunning]);

  return { index: slide.index, show: (index: number) => setSlide({ index }), isPaused, setIsPaused };
}
