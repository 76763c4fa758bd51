import { ButtonLink } from '../ui/controls/button';
import { useLayoutContent } from './use-layout-content';

/**
 * A note that the inline script in the head (src/pre-paint.ts) shows when a file does not arrive: React may not have
 * loaded. It takes its own space below the header, so that it covers neither the logo nor what can be pressed.
 */
export function LoadNote() {
  const { labels } = useLayoutContent();
  return (
    // The style sheet hides the note when the header has mounted, also if a part of the page fails later. The inline styles
    // do not, so that the note stays when the style sheet is missing.
    <div role="status" className="sticky top-0 z-30 in-data-mounted:hidden">
      <p
        id="load-note"
        hidden
        className="inverse bg-canvas px-(--outside) py-3 font-semibold text-ink print:hidden [[data-scrolled]~*_&]:pt-(--header)"
      >
        {labels.loadFailed}{' '}
        <ButtonLink look="quiet" href="">
          {labels.reload}
        </ButtonLink>
      </p>
    </div>
  );
}
