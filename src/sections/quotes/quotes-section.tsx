import { HeadedSection } from '../../ui/section';
import { QuoteFigure } from '../../entries/quote-figure';
import type { Section } from '../../content-model/model';
import type { definition } from './definition';
import * as styles from './quotes.module.css';

/** More quotes than these are side by side, in smaller type. */
const rowLimit = 4;

/** Whether quotes of the look are side by side, below the first one. */
const hasRows = __PARTS__.layout === 'centred' || __PARTS__.layout === 'cards';

export default function QuotesSection({ content }: Section<typeof definition>) {
  const { quotes } = content;
  const isGrid = quotes.length > rowLimit;
  return (
    <HeadedSection content={content} tone="sunken">
      <ul role="list" className={isGrid ? `${styles.quotes} ${styles.many}` : styles.quotes}>
        {quotes.map((quote, index) => (
          <li
            key={quote.slug}
            className={hasRows && index === 0 && !isGrid ? `${styles.item} ${styles.first}` : styles.item}
          >
            <QuoteFigure {...quote} size={isGrid ? 'small' : index === 0 ? 'lead' : 'medium'} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
