import { memo, type ReactElement } from 'react';
import type { PageData } from '../content-model/files/pages';
import { ThemeProvider } from '../theme/theme-provider';
import { HomePath } from '../ui/controls/link';
import { LineContext } from '../ui/line';
import { Layout } from './layout';
import type { NoScriptNavigationProps } from './no-script-navigation';
import type { TemplateData } from '../content-model/model';
import { type QueriedContent, TranslatedContent } from './use-layout-content';

// The browser and static HTML use the same definition, so that hydration finds the same tree.

export const wrapRootElement = ({ element }: { element: ReactElement }) => (
  <ThemeProvider>{element}</ThemeProvider>
);

interface PageElement {
  element: ReactElement;
  props: {
    /** With the layout's content on a site with several languages. */
    data?: Partial<TemplateData<Partial<Pick<PageData, 'path' | 'sections'> & NoScriptNavigationProps>>> & {
      layout?: QueriedContent;
    };
  };
}

/**
 * The page in its layout. The router renders it again when only the anchor of the address changes. That would take
 * longer than a slow phone has to answer a press, and shows the same.
 */
const PageInLayout = memo(
  function PageInLayout({ element, props: { data } }: PageElement) {
    const { layout, page } = data ?? {};
    const { path, sections, laterRoutes, translations } = page ?? {};
    const { home = '/' } = layout?.inLanguage ?? {};
    const translated = layout ? { ...layout, ...layout.inLanguage, translations } : null;
    const hasInvitation = sections?.some(({ invites }) => invites);
    const isHome = path === home;
    return (
      <TranslatedContent value={translated}>
        <HomePath value={home}>
          <LineContext value={isHome && Boolean(sections?.[0]?.startsLine)}>
            <Layout laterRoutes={laterRoutes} isHome={isHome} hasInvitation={hasInvitation}>
              {element}
            </Layout>
          </LineContext>
        </HomePath>
      </TranslatedContent>
    );
  },
  (before, after) =>
    before.element.type === after.element.type &&
    before.props.data !== undefined &&
    before.props.data === after.props.data,
);

export const wrapPageElement = (page: PageElement) => <PageInLayout {...page} />;
