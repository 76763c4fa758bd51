const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Waits for the first sign that somebody uses the page: the moment to fetch what only an action needs. A page that is
 * only looked at never fetches it.
 *
 * @returns settles with the first movement, touch, key or scroll since the page was loaded
 */
export const whenUsed = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return resolve();
  const stop = new AbortController();
  const handleSign = () => {
    stop.abort();
    resolve();
  };
  for (const sign of signs)
    window.addEventListener(sign, handleSign, { capture: true, passive: true, signal: stop.signal });
});
