import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { guardNavigation } from './src/hooks/navigation/guard-navigation';
import './src/styles/global.css';

export { wrapPageElement, wrapRootElement } from './src/layout/wrappers';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    const { showContentErrors } = await import('./gatsby/develop/content-errors');
    showContentErrors();
  }
};

/** Hydrates in a transition: React yields to the browser between slices of work. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'production'
    ? () => (element: ReactNode, container: Element) =>
        startTransition(() => {
          hydrateRoot(container, element);
        })
    : undefined;

export const onInitialClientRender = process.env.NODE_ENV === 'production' ? guardNavigation : undefined;
