import { HeadedSection, SectionFrame, SectionHead } from '../../ui/section';
import { QuoteFigure } from '../../entries/quote-figure';
import type { Section } from '../../content-model/model';
import type { definition } from './definition';
import * as styles from './quotes.module.css';

/** More quotes than these are side by side, in smaller type. */
const rowLimit = 4;

export default function QuotesSection({ content }: Section<typeof definition>) {
  const { quotes } = content;
  const [only] = quotes.length === 1 ? quotes : [];
  if (only)
    return (
      <SectionFrame id={content.anchor} tone="sunken">
        <div className="page-container">
          <SectionHead {...content} headingClass="text-title" />
          <QuoteFigure {...only} size="giant" />
        </div>
      </SectionFrame>
    );
  const isGrid = quotes.length > rowLimit;
  const hasPortraits = __PARTS__.layout === 'offset' && !isGrid && quotes.some(({ image }) => image);
  return (
    <HeadedSection content={content} tone="sunken" headingClass={hasPortraits ? styles.title : undefined}>
      <ul role="list" className={isGrid ? `${styles.quotes} ${styles.many}` : styles.quotes}>
        {quotes.map((quote, index) => {
          const portrait = hasPortraits && quote.image ? (index % 2 ? 'end' : 'start') : null;
          return (
            <li
              key={quote.slug}
              // Looks that have quotes side by side place the first one above them; others have no style for it.
              className={
                (__PARTS__.layout === 'centred' || __PARTS__.layout === 'cards') && index === 0 && !isGrid
                  ? `${styles.item} ${styles.first}`
                  : styles.item
              }
            >
              <QuoteFigure
                {...quote}
                size={isGrid ? 'small' : index === 0 || portrait ? 'lead' : 'medium'}
                portrait={portrait}
              />
            </li>
          );
        })}
      </ul>
    </HeadedSection>
  );
}
