import { ButtonLink } from '../ui/controls/button';
import * as styles from './load-note.module.css';
import { useLayoutContent } from './use-layout-content';

/**
 * A note that the inline script in the head (src/pre-paint.ts) shows when a file does not arrive: React may not have
 * loaded. It has the classes of the skip link to save bytes.
 */
export function LoadNote() {
  const { labels } = useLayoutContent();
  return (
    <div role="status">
      <p
        id="load-note"
        hidden
        className={`${styles.note} fixed top-3 left-3 z-50 mr-3 rounded-small bg-surface px-5 py-3 font-semibold text-ink print:hidden`}
      >
        {labels.loadFailed}{' '}
        <ButtonLink look="quiet" href="">
          {labels.reload}
        </ButtonLink>
      </p>
    </div>
  );
}
