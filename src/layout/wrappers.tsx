import type { GatsbyBrowser } from 'gatsby';
import { ThemeProvider } from '../theme/theme-provider';
import { Layout } from './layout';
import type { NoScriptNavigationProps } from './no-script-navigation';

// The browser and static HTML use the same definition, so that hydration finds the same tree.

export const wrapRootElement: NonNullable<GatsbyBrowser['wrapRootElement']> = ({ element }) => (
  <ThemeProvider>{element}</ThemeProvider>
);

export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => (
  <Layout laterRoutes={(props.pageContext as NoScriptNavigationProps).laterRoutes}>{element}</Layout>
);
