/** How long the browser may show the image of the old page while the new one is rendered, in ms. */
const RENDER_TIMEOUT_MS = 300;

let finish: (() => void) | undefined;

const indexOfEntry = (): number => (window as Partial<Window>).navigation?.currentEntry?.index ?? 0;

/** The page that is shown, and its place in the history of the tab. */
let shown = { path: '', index: 0 };

/** Ends the update of a page transition. To be called when a new page is rendered and scrolled. */
export function finishUpdate(): void {
  history.scrollRestoration = 'auto';
  shown = { path: location.pathname, index: indexOfEntry() };
  finish?.();
}

/**
 * Shows a change as a view transition, where browsers have them. One that the next replaces is no error.
 *
 * @param turn for the style sheet: the way in which the page turns
 */
export function animateUpdate(turn: 'on' | 'back' | 'theme', update: () => Promise<void> | void): void {
  document.documentElement.dataset.turn = turn;
  const { startViewTransition } = document as Partial<Document>;
  if (!startViewTransition) return void update();
  const start = () => void startViewTransition.call(document, update).ready.catch(() => undefined);
  // The other theme styles the whole page, which shows no frame meanwhile: the one before shows that the button is pressed.
  if (turn === 'theme') requestAnimationFrame(() => setTimeout(start));
  else start();
}

/** The image of a post or case study: on its own page, or in or beside a link to it. */
const findCover = (page: string, path: string) =>
  document.querySelector<HTMLElement>(
    `${page === path ? 'article > header' : `:is(a[href="${path}"], :is(li, header):has(a[href="${path}"]))`} [data-cover]`,
  );

const nameCover = (cover: HTMLElement | null, name: string) =>
  cover?.style.setProperty('view-transition-name', name);

/**
 * Starts a view transition to a page that is rendered next. The router renders in two steps: in the frame in which the
 * browser captures the old page, it sets the state, and React renders after that frame. Within the update of the transition
 * there are no frames, so the router must not wait for one there. To a page above it, or before it in the history, the page
 * turns back. An image that both pages show moves to its place on the new one.
 */
export function startTransition(path: string): void {
  if (!('startViewTransition' in document)) return;
  const page = shown.path;
  const isAbove = page.startsWith(path.replace(/\/?$/, '/'));
  const entry = isAbove ? page : path;
  const isRendered = new Promise<void>((resolve) => {
    finish = resolve;
    setTimeout(resolve, RENDER_TIMEOUT_MS);
  });
  const cover = findCover(page, entry);
  nameCover(cover, 'cover');
  // Both are cut at the same place.
  const position = cover?.querySelector('img')?.style.objectPosition ?? '';
  document.documentElement.style.setProperty('--cover-position', position);
  animateUpdate(isAbove || indexOfEntry() < shown.index ? 'back' : 'on', async () => {
    nameCover(cover, '');
    await isRendered;
    const newCover = cover && findCover(path, entry);
    nameCover(newCover, 'cover');
    // With the name, it would be in the next transition too.
    setTimeout(nameCover, RENDER_TIMEOUT_MS, newCover, '');
  });
}

/** Starts a transition when the visitor goes back or forward to a page that is loaded, if the browser shows none itself. */
export function turnOnTraversal({ hasUAVisualTransition }: PopStateEvent): void {
  const { pathname } = location;
  if (hasUAVisualTransition || pathname === shown.path || !window.___loader.loadPageSync(pathname)) return;
  // The browser would scroll the old page: the new one is scrolled when it is rendered.
  history.scrollRestoration = 'manual';
  startTransition(pathname);
}
