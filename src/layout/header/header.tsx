import { Bars2Icon, MoonIcon, SunIcon } from '@heroicons/react/24/outline';
import { useLayoutEffect } from 'react';
import { LanguageSwitch } from '../language-switch';
import { useLayoutContent } from '../use-layout-content';
import { useLazyDialog } from '../use-lazy-dialog';
import { useIsMounted, useWindowValue } from '../../hooks/use-browser-value';
import { hasThemes, isDark, themeChange, toggleTheme } from '../../theme/theme';
import { IconButton } from '../../ui/controls/button';
import { ContactButton } from './contact-button';
import { DesktopNavigation } from './desktop-navigation';
import * as styles from './header.module.css';
import { Logo } from '../logo';
import { Search } from '../search/search';
import { footerId, mainId } from '../../content-model/ids';

/** The header changes once the page is scrolled further than this (docs/behaviour.md, 3.2), in px. */
const SCROLL_THRESHOLD = 10;

/** Where anchors stop (docs/behaviour.md, 5.1), in px: the height of the header. */
const ANCHOR_DISTANCE = 80;

/** In a section that browsers skip (src/styles/base.css). To measure it would lay it out. */
const skipped = '[data-loading=""] section ~ section:not([data-shown]) *';

/** Whether a dark surface, from edge to edge of the page, begins at the foot of the header or crosses it. */
const findDark = () =>
  [...document.querySelectorAll('main .inverse, [data-dark], footer')].some((surface) => {
    if (surface.matches(skipped)) return false;
    const { top, bottom, width } = surface.getBoundingClientRect();
    return top < ANCHOR_DISTANCE + 1 && bottom > ANCHOR_DISTANCE + 1 && width > 0.9 * window.innerWidth;
  });

/** The announcement and the question for consent are above the main element. */
const areBarsOffScreen = () => (document.getElementById(mainId)?.getBoundingClientRect().top ?? 0) <= 0;

/**
 * The bar at the top of every page: transparent over the inverse surface at the start, opaque after scrolling, and dark over
 * dark surfaces. Below other bars it takes no space either, and is sticky: without scripts it stays on top, too. Once they
 * have left the screen it is fixed, because browsers scroll a focused element in sticky ones out of the scroll padding.
 */
export function Header() {
  const { navigation, navigationLang } = useLayoutContent();
  const { groups, links } = navigation;
  const hasMenu = Boolean(groups ?? links);
  const isScrolled = useWindowValue('scroll', () => window.scrollY > SCROLL_THRESHOLD);
  const isOverDark = useWindowValue('scroll', findDark);
  const isBelowBars =
    !useWindowValue('scroll', areBarsOffScreen) && (__PARTS__.announcement || __PARTS__.consent);
  const position = isBelowBars ? styles.belowBars : styles.fixed;
  // Attributes of the root, because with `:has()` there, and with siblings of the header in selectors, the browser
  // recalculates all styles when the header mounts.
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-mounted', true), []);
  useLayoutEffect(
    () => void document.documentElement.toggleAttribute('data-scrolled', isScrolled),
    [isScrolled],
  );
  return (
    <header
      lang={navigationLang}
      className={`${styles.header} ${position} ${isScrolled && !isOverDark ? '' : 'inverse'}`.trim()}
    >
      <div
        className={
          __PARTS__.layout !== 'offset' && hasMenu
            ? `page-container ${styles.row} ${styles.full}`
            : `page-container ${styles.row}`
        }
      >
        <Logo />
        {hasMenu && <DesktopNavigation />}
        <div className={`${styles.controls} ${hasMenu ? '' : styles.alone}`.trim()}>
          {__PARTS__.languages && <LanguageSwitch />}
          {__PARTS__.search && <Search className={hasMenu ? 'max-sm:hidden' : ''} />}
          {hasThemes() && <ThemeToggle />}
          <ContactButton size="small" className={styles.contact} />
          {hasMenu && <MobileNavigation />}
        </div>
      </div>
    </header>
  );
}

export function ThemeToggle() {
  const { labels } = useLayoutContent();
  const isMounted = useIsMounted();
  const hasDarkTheme = useWindowValue(themeChange, isDark);
  const Icon = hasDarkTheme ? SunIcon : MoonIcon;
  return (
    <IconButton
      label={hasDarkTheme ? labels.switchToLight : labels.switchToDark}
      // In static HTML it keeps its place.
      className={isMounted ? '' : 'invisible'}
      onClick={toggleTheme}
    >
      <Icon className="size-5" />
    </IconButton>
  );
}

const loadPanel = () => import('./mobile-panel');

function MobileNavigation() {
  const { labels } = useLayoutContent();
  const isMounted = useIsMounted();
  const { button, dialog } = useLazyDialog('menu', loadPanel);
  // In static HTML it leads to the links of the footer.
  const control = isMounted
    ? { ...button, label: labels.openMenu }
    : { href: `#${footerId}`, label: labels.menu };
  return (
    <div className={styles.menu}>
      <IconButton {...control}>
        <Bars2Icon className="size-6" />
      </IconButton>
      {dialog}
    </div>
  );
}
