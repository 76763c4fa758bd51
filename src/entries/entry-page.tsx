import type { ReactNode } from 'react';
import type { CaseStudyData } from '../content-model/collections/case-study';
import type { PostData } from '../content-model/collections/post';
import type { EntryContext } from '../content-model/model';
import { PageAnchors } from '../ui/controls/link';
import { headingIds } from '../content-model/prose-node';
import { Prose } from '../ui/prose/prose';
import { ArticleHeader } from './article-header';
import { BackLink } from './entry-links';
import * as styles from './entry-page.module.css';

interface EntryPageProps {
  entry: (PostData | CaseStudyData) & Pick<EntryContext<unknown>, 'back'>;
  note: ReactNode;
  colour?: string | null;
  place: 'aside' | 'below';
  /** What is above the text. */
  start?: ReactNode;
  /** What is beside the start of the text. */
  side: ReactNode;
  /** What is below the text. */
  children: ReactNode;
}

export function EntryPage({ entry, note, colour, place, start, side, children }: EntryPageProps) {
  return (
    <PageAnchors value={headingIds(entry.body.blocks)}>
      <article lang={entry.lang ?? undefined}>
        <ArticleHeader
          {...entry}
          start={entry.back && <BackLink {...entry.back} />}
          note={note}
          colour={colour}
          place={place}
        />
        {start}
        <div className={styles.body}>
          <div className="page-container">
            <Prose {...entry.body} isPage side={side} className="flow-root" />
          </div>
        </div>
        {children}
      </article>
    </PageAnchors>
  );
}

export const EntryQuote = ({ children }: { children: ReactNode }) => (
  <div className="inverse panel">
    <div className={`page-container ${styles.quote}`}>{children}</div>
  </div>
);
