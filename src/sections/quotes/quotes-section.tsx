import { HeadedSection } from '../../ui/section';
import { QuoteFigure } from './quote-figure';
import type { QuotesContent } from './definition';

/** More quotes than these are side by side, in smaller type. */
const rowLimit = 4;

export default function QuotesSection({ content }: { content: QuotesContent }) {
  const { quotes } = content;
  const isGrid = quotes.length > rowLimit;
  return (
    <HeadedSection content={content} tone="sunken">
      <ul
        role="list"
        className={`mt-head grid grid-cols-1 gap-x-gutter ${isGrid ? 'md:grid-cols-2' : ''}`.trim()}
      >
        {quotes.map((quote, index) => (
          <li
            key={quote.slug}
            className="grid break-inside-avoid border-t border-hairline pt-8 pb-12 last:pb-0"
          >
            <QuoteFigure {...quote} size={isGrid ? 'small' : index === 0 ? 'lead' : 'medium'} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
