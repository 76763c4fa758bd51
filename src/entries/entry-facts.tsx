import type { EntryPage } from '../content-model/entry';
import { useLayoutContent } from '../layout/use-layout-content';
import * as styles from './entry-facts.module.css';

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
    <p className={`${styles.status} ${className}`.trim()}>
      {status === 'draft' ? labels.draft : labels.scheduled}
    </p>
  );
}

interface EntryFactsProps {
  facts: readonly { name: string; values: readonly string[] }[];
}

export const EntryFacts = ({ facts }: EntryFactsProps) => (
  <dl className={styles.facts}>
    {facts.map(({ name, values }) => (
      <div key={name} className={values.length > 1 ? `${styles.fact} ${styles.several}` : styles.fact}>
        <dt className="text-small text-ink-muted">{name}</dt>
        {values.map((value) => (
          <dd key={value} className="font-semibold">
            {value}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
