// First, because it has the order of the layers.
import './src/styles/global.css';
import { isOwnAddress } from './src/hooks/navigation/correct-address';
import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { cancelLinksOnLeave } from './src/hooks/navigation/follow-link';
import { finishUpdate, turnOnTraversal } from './src/hooks/navigation/page-transition';
import { routeUpdate } from './src/hooks/navigation/router';
import { showSections } from './src/hooks/show-sections';
import { scrollToRoute } from './src/hooks/navigation/scroll';

export { wrapPageElement, wrapRootElement } from './src/layout/wrappers';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  // A copy of the page stays as it is: the rest of the start waits for this promise.
  if (!isOwnAddress) {
    document.getElementById('load-note')?.remove();
    await new Promise(() => undefined);
  }
  cancelLinksOnLeave();
  window.addEventListener('popstate', turnOnTraversal);
  if (process.env.NODE_ENV === 'development') {
    const { showContentErrors } = await import('./gatsby/develop/content-errors');
    const { removeMarks } = await import('./gatsby/develop/remove-marks');
    showContentErrors();
    removeMarks();
  }
  // A task of its own for the first render: the browser can respond to input between it and the scripts' evaluation.
  await new Promise((resolve) => setTimeout(resolve));
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => void showSections();

/** Hydrates in a transition: React yields to the browser between slices of work. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'production'
    ? () => (element: ReactNode, container: Element) =>
        startTransition(() => void hydrateRoot(container, element))
    : undefined;

/** Gatsby prefetches with `<link rel="prefetch">`, which Firefox checks against the policy's `default-src`: 'none'. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

export const onPrefetchPathname: GatsbyBrowser['onPrefetchPathname'] = ({ pathname }) =>
  void window.___loader.loadPage(pathname);

/** `onRouteUpdate` scrolls. Gatsby's positions are shared by all anchors of a page that the browser follows. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  // An extension has removed the element that React renders the new page into.
  if (prevLocation && !document.getElementById('main')) return window.location.reload();
  scrollToRoute(location, prevLocation);
  finishUpdate();
  window.dispatchEvent(new Event(routeUpdate));
};
