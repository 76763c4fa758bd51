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
 * The frame around every page. Header and footer come with the first client mount (specification, section 2); the
 * page itself stands in the static HTML and keeps its place in the tree, so it is never mounted twice.
 * Each of the three may fail without the others.
 */
export function Layout({ children, laterRoutes }: LayoutProps) {
  const isMounted = useIsMounted();
  const { labels } = useLayoutContent();

  useEffect(() => {
    // The footer was not there yet when the browser looked for the address's anchor.
    if (isMounted && window.location.hash === '#footer') revealAnchor(window.location.hash, 'instant');
  }, [isMounted]);

  return (
    <>
      <SkipLink label={labels.skipLink} />
      {isMounted && (
        // A link that needs no router: nothing that may have failed with the header.
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
