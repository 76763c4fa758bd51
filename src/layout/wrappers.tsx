import type { ReactElement } from 'react';
import { ThemeProvider } from '../theme/theme-provider';
import { Layout } from './layout';
import type { NoScriptNavigationProps } from './no-script-navigation';

// The browser and static HTML use the same definition, so that hydration finds the same tree.

export const wrapRootElement = ({ element }: { element: ReactElement }) => (
  <ThemeProvider>{element}</ThemeProvider>
);

interface Page {
  element: ReactElement;
  props: { pageContext: NoScriptNavigationProps };
}

export const wrapPageElement = ({ element, props }: Page) => (
  <Layout laterRoutes={props.pageContext.laterRoutes}>{element}</Layout>
);
