import { startTransition } from './page-transition';

/** How long a click waits for the next page, in ms. Then the browser opens it. */
export const NAVIGATION_TIMEOUT_MS = 5000;

interface Build {
  webpackCompilationHash: string;
}

interface LoadedPage {
  page?: Build & { path: string };
}

declare global {
  interface Window {
    ___webpackCompilationHash: string;
    ___navigate: (to: string, options?: object) => void;
    ___loader: {
      loadPage: (path: string) => Promise<LoadedPage | undefined>;
      loadPageSync: (path: string) => LoadedPage | undefined;
      loadAppData: () => Promise<Build | undefined>;
    };
  }
}

/** How long a page that cannot be loaded waits for the next try, in ms. */
export const RETRY_DELAY_MS = 2000;

/**
 * Adds to Gatsby's navigation: feedback while the next page loads, a note instead of the browser's error page when the
 * server does not answer (src/layout/load-notes.tsx), and a normal navigation of the browser when a file of the next page
 * fails, hangs or belongs to another deployment. Only the last request of the visitor counts.
 */
export function guardNavigation(): void {
  const { ___navigate: navigate, ___loader: loader } = window;
  const { loadPage, loadPageSync } = loader;
  /** The link that is being followed. Empty when the visitor goes back or forward. */
  let href = '';
  let request = 0;
  let timer: number;

  const start = (isBusy: boolean, isOffline = false): number => {
    clearTimeout(timer);
    document.getElementById('main')?.setAttribute('aria-busy', String(isBusy));
    document.getElementById('offline-note')?.toggleAttribute('hidden', !isOffline);
    return ++request;
  };
  // In the capturing phase, because the router's listener may request a page.
  window.addEventListener('popstate', () => start(false), true);

  /**
   * Lets the browser open an address, or the current one, if the server answers. If not, a note says so until it does: then
   * only the current address is opened, because the visitor may no longer want to follow the link.
   */
  const openInBrowser = (target: string, isOffline?: boolean): void => {
    const own = start(!isOffline, isOffline);
    const finish = (isAnswered: boolean) => {
      if (own !== request) return;
      if (!isAnswered) {
        start(false, true);
        timer = window.setTimeout(openInBrowser, RETRY_DELAY_MS, target, true);
      } else if (!target) location.reload();
      else if (isOffline) start(false);
      else location.assign(target);
    };
    fetch('', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(NAVIGATION_TIMEOUT_MS),
    }).then(
      () => finish(true),
      () => finish(false),
    );
  };

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
        if (loaded?.page?.webpackCompilationHash !== window.___webpackCompilationHash) openInBrowser(target);
        else {
          start(false);
          if (target) startTransition();
          resolve(loaded);
        }
      };
      timer = window.setTimeout(finish, NAVIGATION_TIMEOUT_MS);
      loadPage(path).then(finish, () => finish());
    });
}
