import { Children, type MouseEvent, type ReactNode, type UIEvent, useState } from 'react';
import * as styles from './swipe-row.module.css';

/** Tells the style sheet whether a row can move at all. */
function observeFit(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const observer = new ResizeObserver(() => {
    row.toggleAttribute('data-fits', row.scrollWidth <= row.clientWidth);
  });
  observer.observe(row);
  return () => observer.disconnect();
}

/** Moves the row after the controls. Its entries are as far apart as their places in the page, which are negative from right to left. */
function showEntry({ currentTarget }: MouseEvent<HTMLElement>, index: number): void {
  const row = currentTarget.parentElement?.nextElementSibling;
  const [first, entry] = [row?.children[0], row?.children[index]];
  if (!first || !entry) return;
  row?.scrollTo({
    left: entry.getBoundingClientRect().left - first.getBoundingClientRect().left,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}

interface SwipeRowProps {
  isOrdered?: boolean;
  className: string;
  /** What the entries are called, in their order. Without names, their number is shown. */
  names?: readonly string[];
  children: ReactNode;
}

/**
 * A list that is a row on phones, and above it which entry is shown, and what the others are. A tap shows one. Screen readers
 * say the position in the list themselves, and the keyboard focus moves the row.
 */
export function SwipeRow({ isOrdered, className, names, children }: SwipeRowProps) {
  const List = isOrdered ? 'ol' : 'ul';
  const [shown, setShown] = useState(0);
  const count = Children.toArray(children).length;
  // In pages that read from right to left, the place is negative.
  const handleScroll = ({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent) => {
    const share = Math.abs(scrollLeft) / (scrollWidth - clientWidth);
    setShown(Math.round(share * (count - 1)) || 0);
  };
  return (
    <>
      {count > 1 && (
        <div
          aria-hidden="true"
          data-pagefind-ignore
          className={names ? `${styles.position} ${styles.named}` : styles.position}
        >
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              tabIndex={-1}
              className={index === shown ? `${styles.entry} ${styles.shown}` : styles.entry}
              onClick={(event) => showEntry(event, index)}
            >
              {names?.[index]}
            </button>
          ))}
          {!names && <span className={styles.number}>{`${shown + 1} / ${count}`}</span>}
        </div>
      )}
      <List ref={observeFit} role="list" className={`swipe-row ${className}`} onScroll={handleScroll}>
        {children}
      </List>
    </>
  );
}
