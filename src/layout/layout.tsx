import type { ReactNode } from 'react';
import { withPrefix } from '../hooks/navigation/router';
import { useIsMounted } from '../hooks/use-browser-value';
import { Integrations } from '../integrations/integrations';
import { Button } from '../ui/controls/button';
import { Downloads } from '../ui/controls/link';
import { ErrorBoundary } from '../ui/error-boundary';
import { Announcement } from './announcement';
import { Footer, type FooterProps } from './footer/footer';
import { Header } from './header/header';
import { NoScriptNavigation, type NoScriptNavigationProps } from './no-script-navigation';
import * as styles from './layout.module.css';
import { useLayoutContent } from './use-layout-content';
import { loadNoteId, mainId } from '../content-model/ids';

type LayoutProps = NoScriptNavigationProps & FooterProps & { children: ReactNode };

/**
 * The layout of every page. Header and footer render after the first client mount (docs/behaviour.md, 2.2), in slices
 * between which the browser can respond to input, unless content puts them into the static HTML. The page is in the static
 * HTML and keeps its place in the tree, so it is mounted only once.
 */
export function Layout({ children, laterRoutes, ...page }: LayoutProps) {
  const { announcement, integrations, downloads, labels, site, home = '/' } = useLayoutContent();
  const isMounted = useIsMounted();
  const hasLayout = isMounted || site.layoutInHtml;

  return (
    <Downloads value={downloads}>
      <a href={`#${mainId}`} className={styles.skip}>
        {labels.skipLink}
      </a>
      {__PARTS__.announcement && announcement && <Announcement {...announcement} />}
      {__PARTS__.analytics && integrations && <Integrations {...integrations} labels={labels.consent} />}
      {hasLayout && (
        // A plain link works even if the router fails.
        <ErrorBoundary
          as="header"
          labels={labels}
          substitute={
            <a href={withPrefix(home)} className="inline-flex min-h-11 items-center">
              {labels.goHome}
            </a>
          }
        >
          <Header />
        </ErrorBoundary>
      )}
      <LoadNote />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <ErrorBoundary labels={labels}>{children}</ErrorBoundary>
        {isMounted && <div className={styles.progress} />}
      </main>
      <ErrorBoundary as="footer" labels={labels}>
        {hasLayout && <Footer {...page} />}
        <NoScriptNavigation laterRoutes={laterRoutes} />
      </ErrorBoundary>
    </Downloads>
  );
}

/**
 * A note that the inline script in the head (src/pre-paint.ts) shows when a file does not arrive: React may not have
 * loaded. It lies over the page below the header, so that it moves nothing, and covers neither the logo nor the menu.
 */
function LoadNote() {
  const { labels, site } = useLayoutContent();
  return (
    // The style sheet hides the note when the header has mounted, also if a part of the page fails later. The inline styles
    // do not, so that the note stays when the style sheet is missing.
    <div role="status" className={styles.note}>
      <p
        id={loadNoteId}
        hidden
        className={`inverse ${styles.text} ${site.layoutInHtml ? styles.belowHeader : ''}`}
      >
        {`${labels.loadFailed} `}
        <Button look="quiet" href="">
          {labels.reload}
        </Button>
      </p>
    </div>
  );
}
