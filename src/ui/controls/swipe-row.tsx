import { Children, type ReactNode, type UIEvent, useState } from 'react';
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

interface SwipeRowProps {
  isOrdered?: boolean;
  className: string;
  children: ReactNode;
}

/** A list that is a row on phones, and below it which entry is shown. Screen readers say the position in the list themselves. */
export function SwipeRow({ isOrdered, className, children }: SwipeRowProps) {
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
      <List ref={observeFit} role="list" className={`swipe-row ${className}`} onScroll={handleScroll}>
        {children}
      </List>
      {count > 1 && (
        <p aria-hidden="true" className={styles.position}>
          {Array.from({ length: count }, (_, index) => (
            <span key={index} className={index === shown ? `${styles.bar} ${styles.shown}` : styles.bar} />
          ))}
          <span className={styles.number}>{`${shown + 1} / ${count}`}</span>
        </p>
      )}
    </>
  );
}
