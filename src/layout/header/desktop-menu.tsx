import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../hooks/focus';
import { useIsMounted } from '../../hooks/use-browser-value';
import type { HoverMenu } from '../../hooks/use-hover-menu';
import * as styles from './desktop-menu.module.css';
import { NavLink } from './nav-link';
import type { LayoutContent } from '../use-layout-content';

/** Classes of the links and menu buttons of the header. */
export const navItem =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-3.5 text-small/body font-[550] whitespace-nowrap transition-control hover:bg-hover aria-expanded:bg-hover decoration-signal decoration-2 underline-offset-[0.4em]';

interface DesktopMenuProps {
  group: NonNullable<LayoutContent['navigation']['groups']>[number];
  menu: HoverMenu;
  /** The position of the menu, from 0. */
  index: number;
}

/** One menu of the header: a button and the panel of links that it shows. */
export function DesktopMenu({ group: { title, items }, menu, index }: DesktopMenuProps) {
  const { openName, hoverProps, toggle, open, close } = menu;
  const isMounted = useIsMounted();
  const isOpen = openName === title;
  const panelId = useId();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // React supports only a boolean `hidden`. With "until-found", find-in-page shows the panel.
  const panel = useCallback(
    (element: HTMLElement | null) => {
      if (isOpen) element?.removeAttribute('hidden');
      else element?.setAttribute('hidden', 'until-found');
      const handleMatch = () => open(title);
      element?.addEventListener('beforematch', handleMatch);
      return () => element?.removeEventListener('beforematch', handleMatch);
    },
    [isOpen, open, title],
  );

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
    // The panel is below its button. From the third on it may not fit there, and is below the first button.
    <li ref={item} className={index < 2 ? 'xl:relative' : ''} {...hoverProps(title)}>
      <button
        ref={button}
        type="button"
        className={`${styles.button} ${navItem}`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => toggle(title)}
      >
        {title}
        <ChevronDownIcon
          className={`size-4 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        ref={panel}
        id={panelId}
        // In static HTML it opens while the pointer or the focus is in its menu.
        className={`${styles.panel} ${isMounted ? '' : '[:not(:hover,:focus-within)>&]:hidden'} absolute start-0 top-full`}
      >
        {/* The first menu usually has the most links. */}
        <ul
          className={`folded-corner relative grid max-h-[calc(100svh-var(--header)-var(--above,1rem))] overflow-y-auto overscroll-contain bg-raised p-2 pt-5 text-ink [--fold:1.5rem] not-dark:paper forced-colors:border ${index === 0 ? 'w-[min(40rem,90vw)] grid-cols-2' : 'w-[min(32.5rem,90vw)]'}`}
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
