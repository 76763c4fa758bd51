import { whenIdle } from '../hooks/when-idle';

/**
 * Makes the browser leave out sections below the screen until the page has its styles and fonts: it would style and lay
 * them out with the first paint, and again with each of these. Where the browser scrolls a new page, to an anchor or to an
 * earlier position, it needs the height of all of them.
 */
export function delayRendering(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' && !location.hash) document.documentElement.dataset.loading = '';
}

/** Renders the sections one after the other, so that no task is long. */
export async function renderSections(): Promise<void> {
  for (const section of document.querySelectorAll('[data-delayed]')) {
    await new Promise<void>(whenIdle);
    section.removeAttribute('data-delayed');
  }
  delete document.documentElement.dataset.loading;
}
