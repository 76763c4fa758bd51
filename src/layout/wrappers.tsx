import type { GatsbyBrowser } from 'gatsby';
import { ThemeProvider } from '../theme/theme-provider';
import { Layout } from './layout';
import type { NoScriptNavigationProps } from './no-script-navigation';

// One definition for the browser and for static HTML, so that the two trees agree.

export const wrapRootElement: NonNullable<GatsbyBrowser['wrapRootElement']> = ({ element }) => (
  <ThemeProvider>{element}</ThemeProvider>
);

export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => (
  <Layout laterRoutes={(props.pageContext as NoScriptNavigationProps).laterRoutes}>{element}</Layout>
);
