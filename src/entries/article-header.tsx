import type { ReactNode } from 'react';
import { FoldEdge } from '../ui/fold-edge';
import { containerSizes, Image, ratioOf } from '../ui/image';
import { EntryTitle } from './list/entry-list';
import { placeholderColour } from './list/cover-placeholder';
import { panelColour } from './panel-colour';
import { StatusMark } from './entry-facts';
import type { PostData } from '../content-model/collections/post';
import * as styles from './article-header.module.css';
import { visibleLength } from '../ui/visible-length';
import * as titleStyles from './article-title.module.css';

interface ArticleHeaderProps extends Pick<PostData, 'path' | 'title' | 'description' | 'status' | 'cover'> {
  /** The line above the title: the way back to the list or the heading of the page, and what is opposite. */
  start: ReactNode;
  note: ReactNode;
  /** An entry that the page leads with, whose cover is that of the header. The header is then a sheet, too. */
  lead?: ReactNode;
  /**
   * Where the cover is: beside all words and on to two edges of the screen, beside the description and on to the edge of the
   * page, or below. Without a cover, the header is a sheet in a colour of the steps.
   */
  place: keyof typeof imageSizes;
  /** The name of a colour of the steps. The header is then a panel in it. */
  colour?: string | null;
  /** The title links to the entry, on a page with a heading of its own. */
  isLink?: boolean;
}

const imageSizes = {
  aside: '(min-width: 80rem) 60vw, 100vw',
  beside: '(min-width: 64rem) 67vw, 100vw',
  below: containerSizes,
};

/** In characters. Longer titles are smaller, so that they fit on a screen. */
const shortTitle = 36;

export function ArticleHeader(props: ArticleHeaderProps) {
  const { path, title, description, status, cover, start, note, lead, colour, isLink } = props;
  const place = cover ? props.place : 'below';
  const isOverlapping = cover && place !== 'aside';
  const isSheet = !cover || lead;
  const letters = visibleLength(title);
  const size = letters > shortTitle ? 'long' : isSheet ? 'opening' : 'display';
  const titleClass = `${titleStyles[size]} ${styles.title}`;
  return (
    <header
      className={`inverse fold-on-hover ${colour ? 'panel' : 'dark:bg-surface'} ${styles.header} ${styles[place]} ${isOverlapping ? styles.overlapping : ''} ${isSheet ? `panel ${styles.sheet}` : ''}`.trim()}
      style={{
        '--panel': colour ? panelColour(colour) : placeholderColour(path),
        '--letters': letters,
        '--ratio': cover ? ratioOf(cover.file) : undefined,
      }}
    >
      <div className="page-container flex grow flex-col wrap-anywhere">
        <div className={styles.line}>
          {start}
          {note && <p className="py-2 text-ink-muted">{note}</p>}
        </div>
        <StatusMark status={status} className="mt-8" />
        <div className={styles.columns}>
          {isLink ? (
            <EntryTitle href={path} title={title} look={titleClass} as="h2" />
          ) : (
            <h1 className={titleClass}>{title}</h1>
          )}
          <div className={styles.text}>
            <p className={styles.description}>{description}</p>
            {lead}
          </div>
          {cover && (
            <div data-cover className={`print:hidden ${styles.frame}`}>
              <Image {...cover} sizes={imageSizes[place]} className={styles.image} isUrgent />
            </div>
          )}
        </div>
      </div>
      {!isOverlapping && <FoldEdge />}
    </header>
  );
}
