import { render } from '@testing-library/react';
import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { wrapPageElement, wrapRootElement } from '../../src/components/layout/wrappers';
import { visit } from './browser';
import { pageAt } from './content';

/**
 * Puts theme and layout around a page, as gatsby-browser and gatsby-ssr do.
 *
 * @param element what stands in `main`
 */
export function inLayout(element: ReactElement): ReactElement {
  const options = { plugins: [] };
  const page = wrapPageElement({ element } as WrapPageElementBrowserArgs, options) as ReactElement;
  return wrapRootElement({ element: page } as WrapRootElementBrowserArgs, options) as ReactElement;
}

/**
 * Shows a whole route with its layout, mounted.
 *
 * @param address such as "/about" or "/#pricing"
 */
export function renderRoute(address: string) {
  visit(address);
  const { Page } = pageAt(window.location.pathname);
  return render(inLayout(<Page />));
}
