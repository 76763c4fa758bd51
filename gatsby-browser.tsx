import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { guardNavigation } from './src/hooks/navigation/guard-navigation';
import { finishUpdate } from './src/hooks/navigation/page-transition';
import './src/styles/global.css';

export { wrapPageElement, wrapRootElement } from './src/layout/wrappers';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    const { showContentErrors } = await import('./gatsby/develop/content-errors');
    showContentErrors();
  }
};

/**
 * Hydrates in a transition: React yields to the browser between slices of work. A cache may have the document of the 404
 * page at the address of a page that exists by now: then React replaces it.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'production'
    ? () => (element: ReactNode, container: Element) =>
        startTransition(() => {
          if (isOutdated()) createRoot(container).render(element);
          else hydrateRoot(container, element);
        })
    : undefined;

const isOutdated = (): boolean =>
  document.querySelector('[data-page=""]') !== null &&
  window.___loader.loadPageSync(window.location.pathname)?.page?.path !== '/404.html';

export const onRouteUpdate = finishUpdate;

export const onInitialClientRender = process.env.NODE_ENV === 'production' ? guardNavigation : undefined;
