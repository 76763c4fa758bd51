/** How long the picture of the old page may stay if the new page is not rendered, in ms. */
export const TRANSITION_TIMEOUT_MS = 500;

let finish: (() => void) | undefined;

/** Ends the update of a page transition. To be called when a new page is rendered and scrolled. */
export const finishUpdate = (): void => finish?.();

/** Shows a new page in a view transition, or at once where the browser has none or the visitor wants no motion. */
export function showPage(show: () => void): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) show();
  else
    document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
          setTimeout(resolve, TRANSITION_TIMEOUT_MS);
          show();
        }),
    );
}
