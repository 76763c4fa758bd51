import { useCallback, useEffect, useState } from 'react';

/** How long a slide stands (specification, section 9), in ms. */
export const SLIDE_INTERVAL = 5000;

interface CarouselState {
  /** The slide that shows, counted from 0. */
  index: number;
  /** Shows a slide and gives it a whole interval. */
  show: (index: number) => void;
}

/**
 * Turns slides one after the other, round and round.
 *
 * @param count how many slides there are
 * @param isRunning whether time passes; when it starts again the slide gets a whole interval
 * @returns the slide that shows and the way to another
 */
export function useCarousel(count: number, isRunning: boolean): CarouselState {
  // A new object for every choice, so that choosing the slide that already shows starts its interval afresh.
  const [slide, setSlide] = useState({ index: 0 });

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setSlide(({ index }) => ({ index: (index + 1) % count })), SLIDE_INTERVAL);
    return () => clearTimeout(timer);
  }, [slide, count, isRunning]);

  return { index: slide.index, show: useCallback((index: number) => setSlide({ index }), []) };
}
