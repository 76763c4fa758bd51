import type { EntryPage } from '../content-model/entry';
import { useLayoutContent } from '../layout/use-layout-content';

export function PublishedDate({ date, className }: { date: string; className?: string }) {
  const { site } = useLayoutContent();
  const format = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    // Browsers and Node may have different versions of the same words.
    <time dateTime={date} className={className} suppressHydrationWarning>
      {format.format(new Date(date))}
    </time>
  );
}

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
