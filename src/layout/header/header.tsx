import { useLayoutContent } from '../use-layout-content';
import { useScrolledPast } from '../../hooks/use-browser-value';
import { revealAnchor } from '../../hooks/navigation/scroll';
import { ThemeToggle } from './theme-toggle';
import { Button } from '../../ui/controls/button';
import { DesktopNavigation } from './desktop-navigation';
import * as styles from './header.module.css';
import { Logo } from '../logo';
import { MobileNavigation } from './mobile-navigation';

/** The header changes once the page is scrolled further than this (docs/behaviour.md, 3.2), in px. */
export const SCROLL_THRESHOLD = 10;

/** The fixed bar at the top of every page: transparent over the inverse surface at the start, opaque after scrolling. */
export function Header() {
  const { navigation } = useLayoutContent();
  const isScrolled = useScrolledPast(SCROLL_THRESHOLD);
  return (
    <header
      className={`${styles.header} group/header fixed inset-x-0 top-0 z-40 h-18 animate-fade-in border-b text-ink print:hidden ${isScrolled ? '' : 'inverse'}`}
      data-scrolled={isScrolled}
    >
      <div className="page-container flex h-full items-center justify-between gap-x-[min(1rem,5vw)]">
        <Logo />
        <DesktopNavigation />
        <div className="flex items-center gap-1 sm:gap-2">
          <ThemeToggle />
          <Button
            size="small"
            className="text-small whitespace-nowrap max-sm:hidden"
            onClick={() => revealAnchor('#footer')}
          >
            {navigation.contactButton}
          </Button>
          <MobileNavigation />
        </div>
      </div>
    </header>
  );
}
