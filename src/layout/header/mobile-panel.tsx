import {
  Dialog,
  DialogBackdrop,
  DialogPanel,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
} from '@headlessui/react';
import { ChevronDownIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { useLayoutContent } from '../use-layout-content';
import { usePresence } from '../../hooks/use-presence';
import { IconButton } from '../../ui/controls/icon-button';
import { Button } from '../../ui/controls/button';
import { Link } from '../../ui/controls/link';
import { LogoMark } from '../logo';
import { NavLink } from './nav-link';

interface MobilePanelProps {
  isOpen: boolean;
  /** The button that opens the panel. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Closes the panel when a link leads to another place. */
  onLeave: () => void;
  /** Closes the panel and scrolls to the footer. */
  onContact: () => void;
}

const rowClass =
  'flex min-h-16 w-full animate-rise items-center justify-between text-left font-display text-[2.125rem] font-semibold tracking-[-0.03em]';

/** Staggers the entrances of the rows by 30 ms. */
const delayOf = (index: number): CSSProperties => ({ animationDelay: `${index * 30}ms` });

/**
 * The navigation as a panel that slides in from the right: a modal dialog.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export default function MobilePanel({ isOpen, opener, onClose, onLeave, onContact }: MobilePanelProps) {
  const { labels, navigation } = useLayoutContent();
  const { groups, links, contactButton } = navigation;
  const dialog = useRef<HTMLDivElement>(null);
  const isPresent = usePresence(isOpen, dialog);

  // The button disappears when the window has grown so that the header shows its own navigation.
  useEffect(() => {
    const { current: button } = opener;
    if (!isOpen || !button) return;
    const observer = new ResizeObserver(() => button.offsetWidth === 0 && onLeave());
    observer.observe(button);
    return () => observer.disconnect();
  }, [isOpen, opener, onLeave]);

  if (!isPresent) return null;
  return (
    // A static dialog unlocks the page as soon as it is closed. With the transition of the library, it would move the
    // focus back at the end, and would never be removed if closed during its entrance.
    <Dialog
      ref={dialog}
      static
      open={isOpen}
      onClose={onClose}
      inert={!isOpen}
      aria-label={labels.menu}
      className="relative z-50 print:hidden"
    >
      <DialogBackdrop className="fixed inset-0 bg-scrim/60 transition-opacity duration-250 inert:opacity-0 starting:opacity-0" />
      {/* The scroll padding keeps the focused element clear of the sticky bar. */}
      <DialogPanel className="panel inverse fixed inset-y-0 right-0 flex w-full max-w-108 scroll-pb-24 flex-col overflow-y-auto overscroll-contain transition-transform duration-300 inert:translate-x-full starting:translate-x-full forced-colors:border">
        <div className="flex h-18 shrink-0 items-center justify-between px-gutter">
          <LogoMark className="h-7" />
          <IconButton className="-mr-2.5" label={labels.closeMenu} onClick={onClose}>
            <XMarkIcon aria-hidden="true" className="size-6" />
          </IconButton>
        </div>
        <nav aria-label={labels.mainNavigation} className="grow px-gutter pb-12">
          {groups.map(({ title, items }, index) => (
            <Disclosure key={title} as="div" className="border-b border-hairline">
              <DisclosureButton className={`${rowClass} group`} style={delayOf(index)}>
                {title}
                <ChevronDownIcon
                  aria-hidden="true"
                  className="size-5 transition-transform duration-200 group-data-open:rotate-180"
                />
              </DisclosureButton>
              <DisclosurePanel as="ul" className="-mx-3 pb-4">
                {items.map((item) => (
                  <li key={item.title}>
                    <NavLink {...item} onClick={onLeave} />
                  </li>
                ))}
              </DisclosurePanel>
            </Disclosure>
          ))}
          <ul>
            {links.map(({ title, href }, index) => (
              <li key={title} className="border-b border-hairline">
                <Link
                  href={href}
                  className={`${rowClass} aria-[current=page]:text-accent`}
                  style={delayOf(groups.length + index)}
                  onClick={onLeave}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="sticky bottom-0 border-t border-hairline bg-canvas px-gutter py-5">
          <Button className="w-full" onClick={onContact}>
            {contactButton}
          </Button>
        </div>
      </DialogPanel>
    </Dialog>
  );
}
