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
import * as styles from './mobile-panel.module.css';
import { NavLink } from './nav-link';

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
      className={`inverse panel ${styles.panel}`}
    >
      <div className={styles.head}>
        <LogoMark className="h-7" />
        <IconButton className="-me-2.5" label={labels.closeMenu} onClick={onClose}>
          <XMarkIcon className="size-6" />
        </IconButton>
      </div>
      <nav aria-label={labels.mainNavigation} className={styles.navigation}>
        {groups?.map(({ title, items }, index) => (
          <Disclosure key={title} as="div" className={styles.line}>
            <DisclosureButton className={styles.row} style={delayOf(index)}>
              {title}
              <ChevronDownIcon className={styles.arrow} />
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
              <li key={title} className={styles.line}>
                <Link
                  href={href}
                  className={styles.row}
                  activeClassName="text-accent"
                  style={delayOf((groups?.length ?? 0) + index)}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {__PARTS__.search && <Search isRow className={`${styles.row} ${styles.line}`} />}
      </nav>
      {__PARTS__.languages && <LanguageLinks className={styles.languages} />}
      <div className={styles.foot}>
        <ContactButton className="w-full" onPress={onClose} />
      </div>
    </HeaderModal>
  );
}
