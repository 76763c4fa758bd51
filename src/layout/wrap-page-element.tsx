import type { ReactElement } from 'react';
import { Layout } from './layout';
import type { NoScriptNavigationProps } from './no-script-navigation';

interface Page {
  element: ReactElement;
  props: { pageContext: NoScriptNavigationProps };
}

/** The browser and static HTML use the same definition, so that hydration finds the same tree. */
export const wrapPageElement = ({ element, props }: Page) => (
  <Layout laterRoutes={props.pageContext.laterRoutes}>{element}</Layout>
);
