import { ButtonLink } from '../ui/controls/button';
import { useLayoutContent } from './use-layout-content';

/**
 * Notes that scripts outside of React show, because React may not have loaded. The inline script in the
 * head (src/pre-paint.ts) shows the first, which has the classes of the skip link to save bytes.
 * src/hooks/navigation/guard-navigation.ts shows the second.
 */
export function LoadNotes({ isMounted }: { isMounted: boolean }) {
  const { labels } = useLayoutContent();
  return (
    <div role="status">
      <p
        id="load-note"
        hidden
        className="fixed top-3 left-3 z-50 mr-3 rounded-small bg-surface px-5 py-3 font-semibold text-ink print:hidden"
      >
        {labels.loadFailed}{' '}
        <ButtonLink look="quiet" href="">
          {labels.reload}
        </ButtonLink>
      </p>
      {isMounted && (
        <p
          id="offline-note"
          hidden
          className="inverse fixed bottom-3 left-3 z-50 mr-3 rounded-small border border-hairline px-5 py-3 font-semibold print:hidden"
        >
          {labels.offline}
        </p>
      )}
    </div>
  );
}
