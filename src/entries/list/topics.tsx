import { Link } from '../../ui/controls/link';
import { TextLink } from '../../ui/controls/text-link';
import * as styles from './topics.module.css';

export interface TopicsProps {
  label: string | null;
  links: readonly { path: string | null; title: string }[];
  className?: string;
}

/** What a post is about, or the topics of all posts. */
export const Topics = ({ label, links, className = '' }: TopicsProps) => (
  <ul role="list" aria-label={label ?? undefined} className={`${styles.topics} ${className}`.trim()}>
    {links.map(({ path, title }) => (
      <li key={title} className={styles.item}>
        {path ? (
          <Link href={path} className={`${styles.topic} ${styles.link}`}>
            {title}
          </Link>
        ) : (
          <span className={styles.topic}>{title}</span>
        )}
      </li>
    ))}
  </ul>
);

export const OtherTopics = ({ label, links }: TopicsProps) =>
  links.length > 0 && (
    <nav aria-label={label ?? undefined} className={`folded-corner fold-on-hover ${styles.others}`}>
      <div className={`page-container ${styles.content}`}>
        <p className="font-semibold text-ink-muted">{label}</p>
        <ul role="list" className={styles.large}>
          {links.map(({ path, title }) => (
            <li key={title}>{path && <TextLink href={path}>{title}</TextLink>}</li>
          ))}
        </ul>
      </div>
    </nav>
  );
