import { useEffect, useState } from 'react';

/** How long a slide is shown (docs/behaviour.md, 6.2), in ms. */
export const SLIDE_INTERVAL = 5000;

/** Rotates through slides. After `show`, and when `isRunning` becomes true, a slide is shown for a full interval. */
export function useCarousel(count: number, isRunning: boolean) {
  // A new object for every choice, so that choosing the visible slide restarts its interval.
  const [slide, setSlide] = useState({ index: 0 });

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setSlide(({ index }) => ({ index: (index + 1) % count })), SLIDE_INTERVAL);
    return () => clearTimeout(timer);
  }, [slide, count, isRunning]);

  return { index: slide.index, show: (index: number) => setSlide({ index }) };
}
