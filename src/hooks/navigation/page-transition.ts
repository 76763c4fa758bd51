/** How long the browser may show the image of the old page while the new one is rendered, in ms. */
export const RENDER_TIMEOUT_MS = 300;

let finish: (() => void) | undefined;

/** Ends the update of a page transition. To be called when a new page is rendered and scrolled. */
export const finishUpdate = (): void => finish?.();

/** Begins to wait for the new page. */
function waitForPage(): () => Promise<void> {
  const isRendered = new Promise<void>((resolve) => {
    finish = resolve;
    setTimeout(resolve, RENDER_TIMEOUT_MS);
  });
  return () => isRendered;
}

/**
 * Starts a view transition to a page that is rendered next. The router renders in two steps: in the frame in which the
 * browser captures the old page, it sets the state, and React renders after that frame. Within the update of the transition
 * there are no frames, so the router must not wait for one there. A transition that the next one replaces is no error.
 */
export const startTransition = (): void =>
  void (document as Partial<Document>).startViewTransition?.(waitForPage()).ready.catch(() => undefined);
