import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { ChevronDownIcon, XMarkIcon } from '@heroicons/react/24/outline';
import type { DialogProps } from '../use-lazy-dialog';
import { LanguageLinks } from '../language-switch';
import { useLayoutContent } from '../use-layout-content';
import { IconButton } from '../../ui/controls/button';
import { Link } from '../../ui/controls/link';
import { HeaderModal } from '../../ui/modal';
import { LogoMark } from '../logo';
import { Search } from '../search/search';
import { ContactButton } from './contact-button';
import { NavLink } from './nav-link';

const rowClass =
  'flex min-h-16 w-full animate-enter items-center justify-between text-start font-display text-[2.125rem] font-semibold tracking-[-0.03em]';

/** Staggers the entrances of the rows by 30 ms. */
const delayOf = (index: number) => ({ animationDelay: `${index * 30}ms` });

export default function MobilePanel({ isOpen, onClose }: DialogProps) {
  const { labels, navigation } = useLayoutContent();
  const { groups, links } = navigation;

  return (
    <HeaderModal
      label={labels.menu}
      isOpen={isOpen}
      onClose={onClose}
      // When the window has grown, the navigation of the header closes it.
      data-mobile-panel
      // The scroll padding keeps the focused element clear of the sticky bar.
      className="inverse panel fixed inset-y-0 start-auto end-0 h-auto max-h-none w-full max-w-108 translate-x-full scroll-pb-24 flex-col overflow-y-auto overscroll-contain transition-[translate,display,overlay] transition-discrete duration-300 backdrop:bg-scrim/60 backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-250 open:flex open:translate-x-0 open:backdrop:opacity-100 rtl:not-open:-translate-x-full starting:open:translate-x-full starting:open:backdrop:opacity-0 rtl:starting:open:-translate-x-full print:transition-none print:open:hidden forced-colors:border"
    >
      <div className="flex h-(--header) shrink-0 items-center justify-between px-gutter">
        <LogoMark className="h-7" />
        <IconButton className="-me-2.5" label={labels.closeMenu} onClick={onClose}>
          <XMarkIcon className="size-6" />
        </IconButton>
      </div>
      <nav aria-label={labels.mainNavigation} className="grow px-gutter pb-12">
        {groups?.map(({ title, items }, index) => (
          <Disclosure key={title} as="div" className="border-b border-hairline">
            <DisclosureButton className={`${rowClass} group`} style={delayOf(index)}>
              {title}
              <ChevronDownIcon className="size-5 transition-transform duration-200 group-data-open:rotate-180" />
            </DisclosureButton>
            <DisclosurePanel as="ul" role="list" className="-mx-3 pb-4">
              {items.map((item) => (
                <li key={item.title}>
                  <NavLink {...item} />
                </li>
              ))}
            </DisclosurePanel>
          </Disclosure>
        ))}
        {links && (
          <ul role="list">
            {links.map(({ title, href }, index) => (
              <li key={title} className="border-b border-hairline">
                <Link
                  href={href}
                  className={rowClass}
                  activeClassName="text-accent"
                  style={delayOf((groups?.length ?? 0) + index)}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {__SEARCH_FOLDER__ && <Search isRow className={`${rowClass} border-b border-hairline`} />}
      </nav>
      {__LANGUAGES__ && (
        <div className="px-gutter pb-8">
          <LanguageLinks className="-mx-2 flex flex-wrap gap-x-4" />
        </div>
      )}
      <div className="sticky bottom-0 border-t border-hairline bg-canvas px-gutter py-5">
        <ContactButton className="w-full" onPress={onClose} />
      </div>
    </HeaderModal>
  );
}
