/** How long a click waits for the next page, in ms. Then the browser opens it. */
export const NAVIGATION_TIMEOUT_MS = 5000;

interface LoadedPage {
  page?: { webpackCompilationHash: string };
}

declare global {
  interface Window {
    ___webpackCompilationHash: string;
    ___navigate: (to: string, options?: object) => void;
    ___loader: {
      loadPage: (path: string) => Promise<LoadedPage | undefined>;
      loadPageSync: (path: string) => LoadedPage | undefined;
      loadAppData: () => Promise<LoadedPage['page']>;
    };
  }
}

/** Shows or hides the note that the visitor is offline (src/layout/load-notes.tsx). */
const setOffline = (isOffline: boolean): void => {
  const note = document.getElementById('offline-note');
  if (note) note.hidden = !isOffline;
};

/**
 * Adds to Gatsby's navigation: feedback while the next page loads, a note instead of the browser's error page when the
 * visitor is offline, and a normal navigation of the browser when a file of the next page fails, hangs or belongs to
 * another deployment. Only the last request of the visitor counts.
 */
export function guardNavigation(): void {
  const { ___navigate: navigate, ___loader: loader } = window;
  const { loadPage, loadPageSync } = loader;
  /** The link that is being followed. Empty when the visitor goes back or forward. */
  let href = '';
  let request = 0;
  let timer: number;
  /** Whether the address is the one of a page that could not be loaded. */
  let isMissing = false;

  const start = (isBusy: boolean): number => {
    clearTimeout(timer);
    isMissing = false;
    document.getElementById('main')?.setAttribute('aria-busy', String(isBusy));
    return ++request;
  };
  // In the capturing phase, because the router's listener may request a page.
  window.addEventListener('popstate', () => start(false), true);
  window.addEventListener('online', () => {
    setOffline(false);
    if (isMissing) location.reload();
  });

  window.___navigate = (to, options) => {
    href = to;
    navigate(to, options);
    href = '';
  };

  // For a page that has failed, Gatsby returns the error, which it would render as an empty page.
  loader.loadPageSync = (path) => loadPageSync(path);

  loader.loadPage = (path) =>
    new Promise((resolve) => {
      const target = href;
      const own = start(true);
      const finish = (loaded?: LoadedPage) => {
        if (own !== request) return;
        start(false);
        if (loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash) resolve(loaded);
        else if (!navigator.onLine) {
          isMissing = !target;
          setOffline(true);
        } else if (target) location.assign(target);
        else location.reload();
      };
      timer = window.setTimeout(finish, NAVIGATION_TIMEOUT_MS);
      loadPage(path).then(finish, () => finish());
    });
}
