import { HeadedSection, headingId, SectionFrame } from '../../ui/section';
import { QuoteFigure } from './quote-figure';
import type { QuotesContent } from './definition';

/** More quotes than these are side by side, in smaller type. */
const rowLimit = 4;

/** What clients say. One quote is set in large type; several are a list, which a larger one leads. */
export default function QuotesSection({ content }: { content: QuotesContent }) {
  const { quotes } = content;
  if (quotes.length === 1) return <SingleQuote {...content} />;
  const isGrid = quotes.length > rowLimit;
  return (
    <HeadedSection content={content} tone="sunken">
      <ul className={`mt-head grid grid-cols-1 gap-x-gutter ${isGrid ? 'md:grid-cols-2' : ''}`.trim()}>
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

/** The heading is small, so that the quote is the largest text. */
const SingleQuote = ({ anchor, title, intro, quotes }: QuotesContent) => (
  <SectionFrame id={anchor} tone="sunken">
    <div className="page-container grid grid-cols-1 gap-x-gutter gap-y-head lg:grid-cols-12">
      <div className="border-t border-hairline pt-5 lg:col-span-3">
        <h2 id={headingId(anchor)} className="text-title">
          {title}
        </h2>
        <p className="mt-3 max-w-[34em] text-ink-muted">{intro}</p>
      </div>
      <div className="lg:col-span-8 lg:col-start-5">
        {quotes.map((quote) => (
          <QuoteFigure key={quote.slug} {...quote} size="large" />
        ))}
      </div>
    </div>
  </SectionFrame>
);
