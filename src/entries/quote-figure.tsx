import { Byline } from '../ui/portrait';
import type { QuoteData } from '../content-model/collections/quote';
import { visibleLength } from '../ui/visible-length';
import * as styles from './quote-figure.module.css';

/** In characters. Longer quotes are smaller, so that they fit on a screen. */
const shortQuote = 160;

interface QuoteFigureProps extends QuoteData {
  size: 'small' | 'medium' | 'lead' | 'large' | 'giant';
  /** A large portrait has this side of the quote on wide screens. */
  portrait?: 'start' | 'end' | null;
}

export function QuoteFigure({ text, author, role, image, review, lang, size, portrait }: QuoteFigureProps) {
  const isLong = (size === 'large' || size === 'giant') && visibleLength(text) > shortQuote;
  return (
    <figure
      lang={lang ?? undefined}
      className={`${styles[size]} ${isLong ? styles.long : ''} ${portrait ? styles[portrait] : ''}`.trim()}
    >
      <blockquote className={styles.quote}>
        <p className={styles.text}>{text}</p>
      </blockquote>
      <figcaption className={styles.caption}>
        {review && (
          <p className="mb-4 text-small">
            <span aria-hidden="true" className={styles.stars}>
              {'★'.repeat(review.stars)}
              <span className={styles.missing}>{'★'.repeat(5 - review.stars)}</span>
            </span>
            {review.text}
          </p>
        )}
        <Byline
          image={image}
          sizes={portrait ? '(width >= 64rem) 30vw, 4.5rem' : size === 'lead' ? '10rem' : undefined}
          name={author}
        >
          {role}
        </Byline>
      </figcaption>
    </figure>
  );
}
