import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { memo, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../hooks/focus';
import { useIsMounted } from '../../hooks/use-browser-value';
import { type HoverMenu, useHoverMenu } from '../../hooks/use-hover-menu';
import { Link } from '../../ui/controls/link';
import { useLayoutContent } from '../use-layout-content';
import * as styles from './desktop-navigation.module.css';
import { NavLink, type NavLinkProps } from './nav-link';
import { useFittingLinks } from './use-fitting-links';

/** Other sites have no code for it. */
const useFit: (count?: number) => ReturnType<typeof useFittingLinks> | undefined = __PARTS__.more
  ? useFittingLinks
  : () => undefined;

/**
 * The header's menus and links on wide screens: disclosure navigation, not a menu bar. The header renders again while the page
 * scrolls.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export const DesktopNavigation = memo(function DesktopNavigation() {
  const { labels, navigation } = useLayoutContent();
  const menu = useHoverMenu();
  const { groups, links, more } = navigation;
  // One language can have a menu for links that do not fit, and another one none.
  const measured = useFit(more ? links?.length : undefined);
  const fit = more ? measured : undefined;
  const isMounted = useIsMounted();

  // Marks the navigation while its row does not fit into the header. The mobile panel replaces it then, and on narrow
  // screens. The button of the panel is the last one of the header.
  const watchWidth = (nav: HTMLElement) => {
    fit?.observe(nav);
    const row = nav.firstElementChild as HTMLElement;
    const observer = new ResizeObserver(() => {
      const isTooWide = row.offsetWidth > nav.clientWidth;
      nav.toggleAttribute('data-overflow', isTooWide);
      const opener = [...(nav.parentElement?.querySelectorAll('button') ?? [])].at(-1);
      const { activeElement } = document;
      if (nav.clientWidth > 0 && !isTooWide) {
        document.querySelector<HTMLDialogElement>('[data-mobile-panel]')?.close();
        if (activeElement === opener) row.querySelector<HTMLElement>('button, a')?.focus();
      } else {
        if (nav.contains(activeElement)) opener?.focus();
        menu.close();
      }
    });
    observer.observe(nav);
    return () => observer.disconnect();
  };

  return (
    <nav
      ref={watchWidth}
      aria-label={labels.mainNavigation}
      className={`${styles.navigation} ${fit && !isMounted ? styles.unmeasured : ''}`.trim()}
    >
      <ul role="list" className={styles.row}>
        {groups?.map((group, index) => (
          <DesktopMenu key={group.title} group={group} menu={menu} index={index} />
        ))}
        {links?.map(({ title, href }, index) => (
          <li key={title} hidden={fit && index >= fit.fitting}>
            <Link href={href} className={styles.item} activeClassName={styles.current}>
              {title}
            </Link>
          </li>
        ))}
        {fit && links && more && (
          <DesktopMenu
            group={{ title: more, items: links.slice(fit.fitting) }}
            menu={menu}
            isHidden={fit.fitting === links.length}
          />
        )}
      </ul>
    </nav>
  );
});

interface DesktopMenuProps {
  group: { title: string; items: readonly NavLinkProps[] };
  menu: HoverMenu;
  /** The position of the menu, from 0. Without it, the menu is at the end of the row. */
  index?: number;
  isHidden?: boolean;
}

function DesktopMenu({ group: { title, items }, menu, index, isHidden }: DesktopMenuProps) {
  const { openName, hoverProps, toggle, open, close } = menu;
  const isMounted = useIsMounted();
  const isOpen = openName === title;
  const panelId = useId();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // React supports only a boolean `hidden`. With "until-found", find-in-page shows the panel.
  const panel = (element: HTMLDivElement) => {
    if (isOpen) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    const handleMatch = () => open(title);
    element.addEventListener('beforematch', handleMatch);
    return () => element.removeEventListener('beforematch', handleMatch);
  };

  // Escape, a press and the focus outside close the panel. Escape returns the focus, unless it is elsewhere on the page.
  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const closeOutside = ({ target }: Event) => item.current?.contains(target as Node) || close();
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (isFocusLost()) button.current?.focus();
      close();
    };
    document.addEventListener('keydown', handleKeyDown, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    return () => listeners.abort();
  }, [isOpen, close]);

  // The focused link disappears. A link to another page moves the focus later.
  useLayoutEffect(() => {
    if (!isOpen && item.current?.contains(document.activeElement)) button.current?.focus();
  }, [isOpen]);

  return (
    <li ref={item} hidden={isHidden} className={(index ?? 2) < 2 ? styles.near : ''} {...hoverProps(title)}>
      <button
        ref={button}
        type="button"
        // Underlined if it has the current page.
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => toggle(title)}
      >
        {title}
        <ChevronDownIcon className={styles.arrow} />
      </button>
      <div
        ref={panel}
        id={panelId}
        style={index === undefined ? { insetInline: 'auto 0', width: '18rem' } : undefined}
        className={`${styles.panel} ${isMounted ? '' : styles.unmounted}`.trim()}
      >
        {/* The first menu usually has the most links. */}
        <ul
          role="list"
          className={`folded-corner ${styles.links} ${index === 0 ? styles.wide : ''} not-dark:light-surface`}
          style={index === undefined ? { width: 'auto' } : undefined}
        >
          {items.map((link) => (
            <li key={link.title}>
              <NavLink {...link} onClick={close} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
