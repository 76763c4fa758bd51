import { withPrefix } from 'gatsby';
import { type ReactNode, useEffect } from 'react';
import { useIsMounted } from '../hooks/use-is-mounted';
import { revealAnchor } from '../hooks/route-scroll';
import { ErrorBoundary } from '../ui/error-boundary';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { NoScriptNavigation, type NoScriptNavigationProps } from './no-script-navigation';
import { SkipLink } from './skip-link';
import { useLayoutContent } from './use-layout-content';

interface LayoutProps extends NoScriptNavigationProps {
  children: ReactNode;
}

/**
 * The layout of every page. Header and footer render after the first client mount (specification, section 2). The page
 * is in the static HTML and keeps its place in the tree, so it is mounted only once.
 */
export function Layout({ children, laterRoutes }: LayoutProps) {
  const isMounted = useIsMounted();
  const { labels } = useLayoutContent();

  useEffect(() => {
    // The footer did not exist when the browser looked for the anchor of the address.
    if (isMounted && window.location.hash === '#footer') revealAnchor(window.location.hash, 'instant');
  }, [isMounted]);

  return (
    <>
      <SkipLink label={labels.skipLink} />
      {isMounted && (
        // A plain link works even if the router fails.
        <ErrorBoundary
          as="header"
          labels={labels}
          substitute={
            <a href={withPrefix('/')} className="inline-flex min-h-11 items-center">
              {labels.goHome}
            </a>
          }
        >
          <Header />
        </ErrorBoundary>
      )}
      <main id="main" tabIndex={-1} className="min-h-svh">
        <ErrorBoundary labels={labels}>{children}</ErrorBoundary>
      </main>
      <ErrorBoundary as="footer" labels={labels}>
        {isMounted && <Footer />}
        <NoScriptNavigation laterRoutes={laterRoutes} />
      </ErrorBoundary>
    </>
  );
}
