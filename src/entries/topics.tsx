import { Link } from '../ui/controls/link';
import { TextLink } from '../ui/controls/text-link';

export interface TopicsProps {
  label: string | null;
  links: readonly { path: string | null; title: string }[];
  className?: string;
}

const look =
  'inline-flex min-h-11 items-center rounded-full border border-quiet-line px-4 py-1 leading-tight';

/** What a post is about, or the topics of all posts. They are inline, so that their rows are balanced. */
export const Topics = ({ label, links, className = '' }: TopicsProps) => (
  <ul
    role="list"
    aria-label={label ?? undefined}
    className={`text-small text-balance wrap-anywhere ${className}`.trim()}
  >
    {links.map(({ path, title }) => (
      <li key={title} className="me-2 inline-block py-1 align-top">
        {path ? (
          <Link href={path} className={`${look} transition-control hover:border-ink hover:bg-hover`}>
            {title}
          </Link>
        ) : (
          <span className={look}>{title}</span>
        )}
      </li>
    ))}
  </ul>
);

export const OtherTopics = ({ label, links }: TopicsProps) =>
  links.length > 0 && (
    <nav aria-label={label ?? undefined} className="folded-corner turning relative bg-sunken print:hidden">
      <div className="page-container py-[clamp(3rem,7vw,6rem)]">
        <p className="font-semibold text-ink-muted">{label}</p>
        <ul
          role="list"
          className="mt-3 flex flex-wrap gap-x-[1.5em] gap-y-2 font-display text-large font-semibold wrap-anywhere max-sm:flex-col"
        >
          {links.map(({ path, title }) => (
            <li key={title}>{path && <TextLink href={path}>{title}</TextLink>}</li>
          ))}
        </ul>
      </div>
    </nav>
  );
