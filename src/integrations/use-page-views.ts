import { useEffect, useRef } from 'react';

declare global {
  interface Window {
    goatcounter?: { count?: (page: { path: string; title: string }) => void };
  }
}

/** Gatsby changes the title after it has rendered the page, in ms. */
export const TITLE_DELAY_MS = 300;

/**
 * Counts pages that the router opens, for the only service that does not watch the history by itself. Its script counts the
 * first page. The component must render again on every route change.
 *
 * @see https://www.goatcounter.com/code/spa
 */
export function usePageViews(): void {
  const { pathname } = window.location;
  const counted = useRef(pathname);

  useEffect(() => {
    if (counted.current === pathname) return;
    const timer = setTimeout(() => {
      counted.current = pathname;
      window.goatcounter?.count?.({ path: pathname + window.location.search, title: document.title });
    }, TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}
