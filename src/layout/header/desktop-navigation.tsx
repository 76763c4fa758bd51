import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../hooks/focus';
import { useIsMounted } from '../../hooks/use-browser-value';
import { type HoverMenu, useHoverMenu } from '../../hooks/use-hover-menu';
import { Link } from '../../ui/controls/link';
import { type LayoutContent, useLayoutContent } from '../use-layout-content';
import * as styles from './desktop-navigation.module.css';
import { NavLink } from './nav-link';

/**
 * The header's menus and links on wide screens: disclosure navigation, not a menu bar.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function DesktopNavigation() {
  const { labels, navigation } = useLayoutContent();
  const menu = useHoverMenu();

  // Marks the navigation while its row does not fit into the header. The mobile panel replaces it then, and on narrow
  // screens. The button of the panel is the last one of the header.
  const watchWidth = (nav: HTMLElement) => {
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
    <nav ref={watchWidth} aria-label={labels.mainNavigation} className={styles.navigation}>
      <ul role="list" className={styles.row}>
        {navigation.groups?.map((group, index) => (
          <DesktopMenu key={group.title} group={group} menu={menu} index={index} />
        ))}
        {navigation.links?.map(({ title, href }) => (
          <li key={title}>
            <Link href={href} className={styles.item} activeClassName={styles.current}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DesktopMenuProps {
  group: NonNullable<LayoutContent['navigation']['groups']>[number];
  menu: HoverMenu;
  /** The position of the menu, from 0. */
  index: number;
}

function DesktopMenu({ group: { title, items }, menu, index }: DesktopMenuProps) {
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
    <li ref={item} className={index < 2 ? styles.near : ''} {...hoverProps(title)}>
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
      <div ref={panel} id={panelId} className={`${styles.panel} ${isMounted ? '' : styles.unmounted}`.trim()}>
        {/* The first menu usually has the most links. */}
        <ul
          role="list"
          className={`folded-corner ${styles.links} ${index === 0 ? styles.wide : ''} not-dark:light-surface`}
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
