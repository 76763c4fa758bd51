import { Byline } from '../../ui/portrait';
import type { QuoteData } from '../../content-model/collections/quote';

/** In characters. Longer quotes are smaller, so that they fit on a screen. */
const shortQuote = 160;

/** The author is before the quote on wide screens. */
const row = {
  figure: 'grid grid-cols-1 gap-x-gutter gap-y-7 lg:grid-cols-12',
  caption: 'lg:col-span-4 lg:col-start-1 lg:row-start-1',
};

const looks = {
  small: { figure: 'flex flex-col gap-8', quote: 'grow text-lead', caption: '' },
  medium: {
    ...row,
    quote: 'max-w-[32em] text-lead md:text-title md:leading-snug lg:col-span-8 lg:col-start-5',
  },
  lead: {
    ...row,
    quote: 'font-display text-large leading-tight font-semibold *:text-balance lg:col-span-8 lg:col-start-5',
  },
  large: { figure: 'grid gap-10', quote: 'font-display font-semibold *:text-balance', caption: '' },
} as const;

export function QuoteFigure(props: QuoteData & { size: keyof typeof looks }) {
  const { text, author, role, image, lang, size } = props;
  const { figure, quote, caption } = looks[size];
  const largeText = text.length > shortQuote ? 'text-large leading-tight' : 'text-heading';
  return (
    <figure lang={lang ?? undefined} className={figure}>
      <blockquote className={`${quote} ${size === 'large' ? largeText : ''}`.trim()}>
        {/* The browser chooses the marks of the page's language. The first one is in the margin. */}
        <p className="relative before:absolute before:end-full before:me-[0.08em] before:text-accent before:content-[open-quote] after:text-accent after:content-[close-quote]">
          {text}
        </p>
      </blockquote>
      <figcaption className={`self-start ${caption}`.trim()}>
        <Byline image={image} name={author}>
          {role}
        </Byline>
      </figcaption>
    </figure>
  );
}
