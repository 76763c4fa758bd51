import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { wrapPageElement, wrapRootElement } from '../../src/layout/wrappers';

/**
 * Puts theme and layout around a page, as gatsby-browser and gatsby-ssr do.
 *
 * @param element what stands in `main`
 */
export function inLayout(element: ReactElement): ReactElement {
  const options = { plugins: [] };
  const page = wrapPageElement(
    { element, props: { pageContext: {} } } as WrapPageElementBrowserArgs,
    options,
  ) as ReactElement;
  return wrapRootElement({ element: page } as WrapRootElementBrowserArgs, options) as ReactElement;
}
