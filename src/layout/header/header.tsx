import { useLayoutContent } from '../use-layout-content';
import { useScrolledPast } from '../../hooks/use-scrolled-past';
import { revealAnchor } from '../../hooks/route-scroll';
import { ThemeToggle } from './theme-toggle';
import { Button } from '../../ui/button';
import { DesktopNavigation } from './desktop-navigation';
import { Logo } from '../logo';
import { MobileNavigation } from './mobile-navigation';

/** The header changes once the page is scrolled further than this (specification, section 9), in px. */
export const SCROLL_THRESHOLD = 10;

/** The fixed bar on top of every page: light on the ink that every page begins with, then a calm bar of its own. */
export function Header() {
  const { navigation, labels } = useLayoutContent();
  const isScrolled = useScrolledPast(SCROLL_THRESHOLD);
  const scrollToFooter = () => revealAnchor('#footer');
  return (
    <header className={`site-header ${isScrolled ? '' : 'on-stage'}`} data-scrolled={isScrolled}>
      <div className="wrap flex h-full items-center justify-between gap-4">
        <Logo />
        <DesktopNavigation label={labels.mainNavigation} navigation={navigation} />
        <div className="flex items-center gap-1 sm:gap-2">
          <ThemeToggle labels={labels} />
          <Button
            className="min-h-11! px-5! py-2! text-small whitespace-nowrap max-sm:hidden"
            onClick={scrollToFooter}
          >
            {navigation.contactButton}
          </Button>
          <MobileNavigation labels={labels} navigation={navigation} onContact={scrollToFooter} />
        </div>
      </div>
    </header>
  );
}
