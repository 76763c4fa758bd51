import {
  Dialog,
  DialogBackdrop,
  DialogPanel,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
} from '@headlessui/react';
import { ChevronDownIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { type CSSProperties, useRef } from 'react';
import type { LayoutContent } from '../use-layout-content';
import { usePresence } from '../../hooks/use-presence';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { LogoMark } from '../logo';
import { NavLink } from './nav-link';

interface MobilePanelProps {
  isOpen: boolean;
  labels: LayoutContent['labels'];
  navigation: LayoutContent['navigation'];
  /** Closes the panel and stays on the page. */
  onClose: () => void;
  /** Closes the panel on the way to somewhere else. */
  onLeave: () => void;
  /** Closes the panel and scrolls to the footer. */
  onContact: () => void;
}

/** The place in the row of entrances; each starts a little after the one before. */
const inOrder = (index: number) => ({ '--item': index }) as CSSProperties;

/**
 * The navigation as a panel that slides in from the right: a modal dialog.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export default function MobilePanel({
  isOpen,
  labels,
  navigation,
  onClose,
  onLeave,
  onContact,
}: MobilePanelProps) {
  const { groups, links, contactButton } = navigation;
  const dialog = useRef<HTMLDivElement>(null);
  const isPresent = usePresence(isOpen, dialog);
  if (!isPresent) return null;
  return (
    // Static, it lets go of the page as soon as it is closed. With its own transition it would take the focus back at
    // the end, from wherever the visitor has gone, and stay for ever when it is closed while it still comes in.
    <Dialog
      ref={dialog}
      static
      open={isOpen}
      onClose={onClose}
      inert={!isOpen}
      aria-label={labels.menu}
      className="mobile-dialog"
    >
      <DialogBackdrop className="mobile-backdrop" />
      <DialogPanel className="mobile-panel">
        <div className="flex h-18 shrink-0 items-center justify-between px-gutter">
          <LogoMark className="size-7" />
          <button
            type="button"
            className="icon-button -mr-2.5"
            aria-label={labels.closeMenu}
            onClick={onClose}
          >
            <XMarkIcon aria-hidden="true" className="size-6" />
          </button>
        </div>
        <nav aria-label={labels.mainNavigation} className="grow px-gutter pb-12">
          {groups.map(({ title, items }, index) => (
            <Disclosure key={title} as="div" className="border-b border-hairline">
              <DisclosureButton className="mobile-row group" style={inOrder(index)}>
                {title}
                <ChevronDownIcon
                  aria-hidden="true"
                  className="size-5 transition-transform duration-200 group-data-open:rotate-180"
                />
              </DisclosureButton>
              <DisclosurePanel as="ul" className="-mx-3 pb-4">
                {items.map((item) => (
                  <li key={item.title}>
                    <NavLink item={item} onClick={onLeave} />
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
                  className="mobile-row aria-[current=page]:text-accent"
                  style={inOrder(groups.length + index)}
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
