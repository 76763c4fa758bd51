import { ArrowLeftIcon, ArrowRightIcon } from '@heroicons/react/24/outline';
import type { CaseStudyData } from '../content-model/collections/case-study';
import type { PostData } from '../content-model/collections/post';
import type { PageLink } from '../content-model/entry';
import { useLayoutContent } from '../layout/use-layout-content';
import { Link } from '../ui/controls/link';
import { TextLink } from '../ui/controls/text-link';
import { Image } from '../ui/image';
import { panelStyle } from './panel-colour';
import * as styles from './entry-links.module.css';

export function BackLink({ path, title }: PageLink) {
  const { labels } = useLayoutContent();
  return (
    <nav aria-label={labels.breadcrumbs} className="print:hidden">
      <TextLink href={path} className="gap-2 font-semibold">
        <ArrowLeftIcon className="size-5 rtl:-scale-x-100" />
        {title}
      </TextLink>
    </nav>
  );
}

interface NextEntryProps {
  label: string;
  entry: Pick<PostData | CaseStudyData, 'path' | 'title' | 'cover'> | null;
  /** The name of a colour of the steps, or a colour of a client. */
  colour?: string | null;
}

export const NextEntry = ({ label, entry, colour }: NextEntryProps) =>
  entry && (
    <div className="fold-on-hover print:hidden">
      <Link
        href={entry.path}
        className={`folded-corner ${styles.next} ${colour ? 'inverse panel panel-colours' : 'bg-sunken'}`}
        style={panelStyle(colour)}
      >
        <span className={`page-container ${styles.columns}`}>
          <span className={styles.text}>
            <span>
              <span className="block font-semibold text-ink-muted">{label}</span>
              <span className={styles.title}>{entry.title}</span>
            </span>
            <ArrowRightIcon className={styles.arrow} />
          </span>
          {entry.cover && (
            <span data-cover className={styles.cover}>
              <Image
                {...entry.cover}
                alt=""
                focalPoint={`var(--focal, ${entry.cover.focalPoint ?? '50% 50%'})`}
                sizes="(min-width: 64rem) 50vw, 100vw"
                className={styles.image}
              />
            </span>
          )}
        </span>
      </Link>
    </div>
  );
