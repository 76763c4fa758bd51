/** How long the browser may show the picture of the old page while the new one is rendered, in ms. */
export const RENDER_TIMEOUT_MS = 300;

let finish: (() => void) | undefined;

/** Ends the update of a page transition. To be called when a new page is rendered and scrolled. */
export const finishUpdate = (): void => finish?.();

/**
 * Starts a view transition to a page that is rendered next, unless the visitor wants no motion. The router renders in two
 * steps: in the frame in which the browser takes the picture of the old page, it sets the state, and React renders after
 * that frame. Within the update of the transition there are no frames, so the router must not wait for one there.
 */
export function startTransition(): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const isRendered = new Promise<void>((resolve) => {
    finish = resolve;
    setTimeout(resolve, RENDER_TIMEOUT_MS);
  });
  document.startViewTransition(() => isRendered);
}
