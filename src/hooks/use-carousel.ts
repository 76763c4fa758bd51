import { type RefObject, useEffect, useState } from 'react';

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

  useEffect(() => {
    if (!element.current || count < 2 || isPaused) return;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    let isOnScreen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (isOnScreen && !reducedMotion.matches && document.visibilityState === 'visible')
        timer = setTimeout(() => setSlide(({ index }) => ({ index: (index + 1) % count })), SLIDE_INTERVAL);
    };
    const observer = new IntersectionObserver((entries) => {
      const wasOnScreen = isOnScreen;
      isOnScreen = entries.at(-1)?.isIntersecting ?? true;
      if (isOnScreen !== wasOnScreen) start();
    });
    observer.observe(element.current);
    document.addEventListener('visibilitychange', start);
    reducedMotion.addEventListener('change', start);
    start();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', start);
      reducedMotion.removeEventListener('change', start);
    };
  }, [element, slide, count, isPaused]);

  return { index: slide.index, show: (index: number) => setSlide({ index }), isPaused, setIsPaused };
}
