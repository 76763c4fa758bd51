import type { EntryPage } from '../content-model/entry';
import { useLayoutContent } from '../layout/use-layout-content';

/** The mark of an entry that only the development server shows. */
export function StatusMark({ status, className = '' }: Pick<EntryPage, 'status'> & { className?: string }) {
  const { labels } = useLayoutContent();
  if (!status) return null;
  return (
    <p
      className={`w-fit rounded-small bg-signal px-3 py-1 text-small font-semibold text-signal-ink ${className}`.trim()}
    >
      {status === 'draft' ? labels.draft : labels.scheduled}
    </p>
  );
}
