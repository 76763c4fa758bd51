import { withLoadTimeout } from './load-chunk';
import { startTransition } from './page-transition';
import { navigate, withPrefix } from './router';
import { mainId } from '../../content-model/ids';

declare global {
  /** What Gatsby's runtime puts on the window. */
  interface Window {
    ___webpackCompilationHash: string;
    ___loader: {
      loadPage: (path: string) => Promise<{ page?: Build } | undefined>;
      loadPageSync: (path: string) => unknown;
      loadAppData: () => Promise<Build | undefined>;
    };
  }
}

interface Build {
  webpackCompilationHash: string;
}

let request = 0;

function startRequest(isBusy: boolean): number {
  document.getElementById(mainId)?.setAttribute('aria-busy', String(isBusy));
  return ++request;
}

/** Forgets a link whose page is loading: the visitor goes back, to an anchor or to another site. */
const cancelLink = (): void => void startRequest(false);

export function cancelLinksOnLeave(): void {
  window.addEventListener('popstate', cancelLink);
  window.addEventListener('pagehide', cancelLink);
}

/**
 * Opens a page of the site when its files are loaded. Only the last link of a visitor counts, whichever page arrives first.
 * If a file fails, hangs or belongs to another deployment, the browser opens the page.
 */
export async function followLink(href: string): Promise<void> {
  const own = startRequest(true);
  const loaded = await withLoadTimeout(window.___loader.loadPage(href)).catch(() => undefined);
  if (own !== request) return;
  cancelLink();
  const isCurrentBuild =
    process.env.NODE_ENV === 'development' ||
    loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;
  if (!loaded?.page || !isCurrentBuild) {
    window.location.assign(withPrefix(href));
    return;
  }
  startTransition(new URL(withPrefix(href), window.location.href).pathname);
  const { pathname, search, hash } = window.location;
  await navigate(href, { replace: withPrefix(href) === pathname + search + hash });
}
