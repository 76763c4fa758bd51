import { useCallback } from 'react';
import { useLayoutContent } from '../use-layout-content';
import { useHoverMenu } from '../../hooks/use-hover-menu';
import { Link } from '../../ui/controls/link';
import { DesktopMenu, navItem } from './desktop-menu';

/**
 * The header's menus and links on wide screens: disclosure navigation, not a menu bar.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function DesktopNavigation() {
  const { labels, navigation } = useLayoutContent();
  const menu = useHoverMenu();
  const { close } = menu;

  // Marks the navigation while its row does not fit into the header. The mobile panel replaces it then, and on narrow
  // screens. The button of the panel is the last one of the header.
  const watchWidth = useCallback(
    (nav: HTMLElement) => {
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
          close();
        }
      });
      observer.observe(nav);
      return () => observer.disconnect();
    },
    [close],
  );

  return (
    // Where it does not fit, the name of the brand keeps its whole width: a fraction of a pixel less would break its line.
    <nav
      ref={watchWidth}
      aria-label={labels.mainNavigation}
      className="min-w-0 shrink-9999 data-overflow:invisible data-overflow:overflow-clip max-lg:hidden"
    >
      <ul className="relative flex w-max items-center gap-1">
        {navigation.groups?.map((group, index) => (
          <DesktopMenu key={group.title} group={group} menu={menu} index={index} />
        ))}
        {navigation.links?.map(({ title, href }) => (
          <li key={title}>
            <Link href={href} className={navItem} activeClassName="underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
