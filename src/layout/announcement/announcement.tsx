import { XMarkIcon } from '@heroicons/react/24/outline';
import { store } from '../../hooks/storage';
import { useWindowValue } from '../../hooks/use-browser-value';
import { IconButton } from '../../ui/controls/button';
import { Link } from '../../ui/controls/link';
import { Header } from '../header/header';
import { announcementKey, hideAnnouncement } from './hide-announcement';
import type { AnnouncementData } from '../../content-model/files/announcement';

/**
 * A bar above the header. It is in the static HTML, and the inline script in the head hides a closed one before the first
 * paint, so that nothing moves.
 */
export function Announcement({ text, link, close, id, lang }: AnnouncementData) {
  const handleClose = () => {
    store(announcementKey, id);
    hideAnnouncement();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside
      id="announcement"
      lang={lang}
      data-bar
      className="bg-accent text-accent-ink dark:bg-surface dark:text-ink print:hidden [[data-announcement]_&]:hidden"
    >
      <div className="page-container flex items-center justify-between gap-4">
        <p className="py-2.5 text-small">
          {text}{' '}
          {link && (
            <Link
              href={link.href}
              className="font-semibold underline underline-offset-[0.2em] dark:text-accent"
            >
              {link.title}
            </Link>
          )}
        </p>
        {close && (
          <IconButton label={close} className="-me-2.5 shrink-0 noscript:hidden" onClick={handleClose}>
            <XMarkIcon className="size-5" />
          </IconButton>
        )}
      </div>
    </aside>
  );
}

/** The bars are above the main element. */
const areOffScreen = () => (document.getElementById('main')?.getBoundingClientRect().top ?? 0) <= 0;

/**
 * The header below the announcement and the question for consent. It takes no space here either, and is sticky: without
 * scripts it stays on top, too. Once the bars have left the screen it is fixed, because browsers scroll a focused element
 * in sticky ones out of the scroll padding.
 */
export function HeaderBelowBars() {
  const isFixed = useWindowValue('scroll', areOffScreen);
  // Below two lines of a bar, a menu has less space.
  return <Header position={isFixed ? 'fixed' : 'sticky -mb-(--header) [--above:5.5rem]'} />;
}
