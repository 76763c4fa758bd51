import { useLayoutContent } from '../use-layout-content';
import { useIsMounted, useScrolledPast } from '../../hooks/use-browser-value';
import { hasThemes } from '../../theme/theme';
import { ThemeToggle } from './theme-toggle';
import { ContactButton } from './contact-button';
import { DesktopNavigation } from './desktop-navigation';
import * as styles from './header.module.css';
import { Logo } from '../logo';
import { MobileNavigation } from './mobile-navigation';

/** The header changes once the page is scrolled further than this (docs/behaviour.md, 3.2), in px. */
export const SCROLL_THRESHOLD = 10;

/** The fixed bar at the top of every page: transparent over the inverse surface at the start, opaque after scrolling. */
export function Header() {
  const { groups, links } = useLayoutContent().navigation;
  const hasMenu = Boolean(groups ?? links);
  const isMounted = useIsMounted();
  const isScrolled = useScrolledPast(SCROLL_THRESHOLD);
  return (
    <header
      className={`${styles.header} group/header fixed inset-x-0 top-0 z-40 h-18 animate-fade-in border-b text-ink print:hidden ${isScrolled ? '' : 'inverse'}`}
      // The style sheet and the note of failed files read from it that the header has mounted.
      data-scrolled={isMounted ? isScrolled : undefined}
    >
      <div className="page-container flex h-full items-center justify-between gap-x-[min(1rem,5vw)]">
        <Logo />
        {hasMenu && <DesktopNavigation />}
        <div className={`flex items-center gap-1 sm:gap-2 ${hasMenu ? '' : 'flex-1 justify-end'}`}>
          {hasThemes() && <ThemeToggle />}
          <ContactButton
            size="small"
            className={`text-small ${hasMenu ? 'whitespace-nowrap max-sm:hidden' : 'min-w-20 shrink-999 max-sm:px-3'}`}
          />
          {hasMenu && <MobileNavigation />}
        </div>
      </div>
    </header>
  );
}
