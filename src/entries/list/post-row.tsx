import { use } from 'react';
import { EntryCover, EntryTitle, ListContext } from './entry-list';
import { columnSizes } from '../../ui/image';
import { PublishedDate, StatusMark } from '../entry-facts';
import type { PostData } from '../../content-model/collections/post';
import * as styles from './post-row.module.css';

interface PostRowProps extends PostData {
  isFirst: boolean;
  isLast: boolean;
  isLead?: boolean;
  /** On wide screens, the cover is at the end of the row, and not at its start. */
  isAtEnd?: boolean;
}

export function PostRow(post: PostRowProps) {
  const { path, title, description, date, cover, status, lang, isFirst, isLast, isLead, isAtEnd } = post;
  const page = use(ListContext);
  const authors = [post.author, ...(post.coAuthors ?? [])].map(({ name }) => name);
  const others = authors.filter((name) => name !== page.author?.name);
  const place = isLead ? `${styles.lead} ${isAtEnd ? styles.atEnd : ''}` : styles.other;
  const lines = isFirst ? '' : `${styles.following} ${isLast ? styles.last : ''}`;
  return (
    <li className={`fold-on-hover ${styles.row} ${place} ${lines}`.trim()}>
      <p className={styles.facts}>
        <PublishedDate date={date} className="whitespace-nowrap" />
        {others.length > 0 && <span>{others.join(', ')}</span>}
      </p>
      <div lang={lang ?? undefined} className={styles.text}>
        <StatusMark status={status} className="mb-3" />
        <EntryTitle href={path} title={title} look={styles.title} />
        <p className={styles.description}>{description}</p>
      </div>
      <EntryCover
        path={path}
        image={cover}
        sizes={isLead ? columnSizes : '26vw'}
        look={isLead ? `enter-on-scroll ${styles.cover}` : styles.cover}
      />
    </li>
  );
}
