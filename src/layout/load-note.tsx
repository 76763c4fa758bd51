import { ButtonLink } from '../ui/controls/button';
import { useLayoutContent } from './use-layout-content';

/**
 * A note that the inline script in the head (src/pre-paint.ts) shows when a file does not arrive: React may not have
 * loaded. It has the classes of the skip link to save bytes.
 */
export function LoadNote() {
  const { labels } = useLayoutContent();
  return (
    // The style sheet hides the note when the header has mounted, also if a part of the page fails later. The inline styles
    // do not, so that the note stays when the style sheet is missing.
    <div role="status" className="in-data-mounted:hidden">
      <p
        id="load-note"
        hidden
        className="fixed start-3 top-3 z-50 me-3 rounded-small bg-surface px-5 py-3 font-semibold text-ink print:hidden"
      >
        {labels.loadFailed}{' '}
        <ButtonLink look="quiet" href="">
          {labels.reload}
        </ButtonLink>
      </p>
    </div>
  );
}
