import { memo, type ReactElement } from 'react';
import type { PageData } from '../content-model/files/pages';
import { ThemeProvider } from '../theme/theme-provider';
import { HomePath } from '../ui/controls/link';
import { Layout } from './layout';
import type { NoScriptNavigationProps } from './no-script-navigation';
import type { LanguageContext } from '../content-model/model';
import { type LayoutContent, TranslatedContent } from './use-layout-content';

// The browser and static HTML use the same definition, so that hydration finds the same tree.

export const wrapRootElement = ({ element }: { element: ReactElement }) => (
  <ThemeProvider>{element}</ThemeProvider>
);

interface PageElement {
  element: ReactElement;
  props: {
    pageContext: NoScriptNavigationProps & LanguageContext;
    /** With the layout's content on a site with several languages. */
    data?: { layout?: Omit<LayoutContent, 'brand'>; page?: Pick<PageData, 'path' | 'sections'> };
  };
}

/**
 * The page in its layout. The router renders it again when only the anchor of the address changes. That would take
 * longer than a slow phone has to answer a press, and shows the same.
 */
const PageInLayout = memo(
  function PageInLayout({ element, props: { pageContext, data } }: PageElement) {
    const { laterRoutes, home = '/' } = pageContext;
    const translated = data?.layout ? { ...data.layout, ...pageContext } : null;
    const { path, sections } = data?.page ?? {};
    const hasInvitation = sections?.some(({ invites }) => invites);
    return (
      <TranslatedContent value={translated}>
        <HomePath value={home}>
          <Layout laterRoutes={laterRoutes} isHome={path === home} hasInvitation={hasInvitation}>
            {element}
          </Layout>
        </HomePath>
      </TranslatedContent>
    );
  },
  (before, after) =>
    before.element.type === after.element.type &&
    before.props.data !== undefined &&
    before.props.data === after.props.data &&
    before.props.pageContext === after.props.pageContext,
);

export const wrapPageElement = (page: PageElement) => <PageInLayout {...page} />;
