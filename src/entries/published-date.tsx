import { useLayoutContent } from '../layout/use-layout-content';

interface PublishedDateProps {
  /** "2026-03-14" */
  date: string;
  className?: string;
}

/** A date in the words of the site's language. */
export function PublishedDate({ date, className }: PublishedDateProps) {
  const { site } = useLayoutContent();
  const format = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    // Browsers and Node may have different versions of the same words.
    <time dateTime={date} className={className} suppressHydrationWarning>
      {format.format(new Date(date))}
    </time>
  );
}
