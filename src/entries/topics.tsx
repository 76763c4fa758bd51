import { Link } from '../ui/controls/link';

export interface TopicsProps {
  /** The name of the list. */
  label: string | null;
  /** Without a path, a topic is plain text. */
  links: readonly { path: string | null; title: string }[];
  className?: string;
}

const look =
  'inline-flex min-h-11 items-center rounded-full border border-quiet-line px-4 py-1 leading-tight';

/** What a post is about, or the topics of all posts. They are inline, so that their rows are balanced. */
export const Topics = ({ label, links, className = '' }: TopicsProps) => (
  <ul aria-label={label ?? undefined} className={`text-small text-balance wrap-anywhere ${className}`.trim()}>
    {links.map(({ path, title }) => (
      <li key={title} className="me-2 inline-block py-1 align-top">
        {path ? (
          <Link
            href={path}
            className={`${look} transition-control hover:border-ink hover:bg-hover aria-[current=page]:border-ink aria-[current=page]:font-semibold`}
          >
            {title}
          </Link>
        ) : (
          <span className={look}>{title}</span>
        )}
      </li>
    ))}
  </ul>
);
