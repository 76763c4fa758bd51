import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { wrapPageElement, wrapRootElement } from '../../src/layout/wrappers';

/**
 * Wraps a page in theme and layout, as gatsby-browser and gatsby-ssr do.
 *
 * @param element the content of `main`
 */
export function inLayout(element: ReactElement): ReactElement {
  const options = { plugins: [] };
  const page = wrapPageElement(
    { element, props: { pageContext: {} } } as WrapPageElementBrowserArgs,
    options,
  ) as ReactElement;
  return wrapRootElement({ element: page } as WrapRootElementBrowserArgs, options) as ReactElement;
}
