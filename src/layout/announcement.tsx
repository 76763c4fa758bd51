import { XMarkIcon } from '@heroicons/react/24/outline';
import { hideBar } from '../hooks/hide-bar';
import { store } from '../hooks/storage';
import { IconButton } from '../ui/controls/button';
import { Link } from '../ui/controls/link';
import type { AnnouncementData } from '../content-model/files/announcement';
import * as styles from './announcement.module.css';
import { announcementId, mainId } from '../content-model/ids';

/**
 * A bar above the header. It is in the static HTML, and the inline script in the head hides a closed one before the first
 * paint, so that nothing moves.
 */
export function Announcement({ text, link, close, id, lang }: AnnouncementData) {
  const handleClose = () => {
    store('announcement', id);
    hideBar('announcement');
    document.getElementById(mainId)?.focus({ preventScroll: true });
  };
  return (
    <aside id={announcementId} lang={lang} data-bar className={styles.bar}>
      <div className={`page-container ${styles.content}`}>
        <p className="py-2.5 text-small">
          {text}{' '}
          {link && (
            <Link href={link.href} className={styles.link}>
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
