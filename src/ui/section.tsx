import type { ReactNode } from 'react';
import { headingId } from '../content-model/ids';
import { useLine } from './line';
import * as styles from './section.module.css';

interface SectionFrameProps {
  id: string;
  /** `folded`: the part of the surface beside the corner above it is sunken. `panel`: an inverse surface in the brand's colour. */
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}

const tones = {
  sunken: `${styles.sunken} ${styles.contained}`,
  folded: '',
  panel: `panel inverse ${styles.contained}`,
};

/** A landmark that links can lead to. It is focusable, so that the keyboard focus follows the scroll position. */
export function SectionFrame({ id, tone, children, className = '' }: SectionFrameProps) {
  const hasLine = useLine();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId(id)}
      data-tone={tone}
      className={`${styles.section} ${tone ? tones[tone] : ''} ${hasLine ? styles.lined : ''} ${className}`.trim()}
    >
      {hasLine && <span className={`drawn-down ${styles.line}`} />}
      {children}
    </section>
  );
}

interface SectionHeadProps {
  anchor: string;
  title: string;
  intro?: string | null;
  className?: string;
  headingClass?: string;
  introClass?: string;
  /** Decoration in the box of the heading. */
  ornament?: ReactNode;
}

/** The heading moves once when a visitor scrolls to it. A full-page screenshot, which is not scrolled, shows it at its place. */
function markSeen(head: HTMLElement | null): (() => void) | undefined {
  if (!head) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    if (document.documentElement.hasAttribute('data-scrolled')) head.setAttribute('data-seen', '');
  });
  observer.observe(head);
  return () => observer.disconnect();
}

export const SectionHead = (props: SectionHeadProps) => {
  const { anchor, title, intro, className, headingClass = 'text-heading', introClass = '', ornament } = props;
  return (
    <div ref={__PARTS__.ornaments ? markSeen : undefined} className={className}>
      <h2 id={headingId(anchor)} className={`${styles.title} ${headingClass}`}>
        {title}
      </h2>
      {intro && <p className={`${styles.intro} ${introClass}`.trim()}>{intro}</p>}
      {ornament}
    </div>
  );
};

/** The heading above the parts of its section. */
export const headClass = styles.head;

interface HeadedSectionProps extends Omit<SectionFrameProps, 'id'> {
  content: Pick<SectionHeadProps, 'anchor' | 'title' | 'intro'>;
  headingClass?: string;
  ornament?: ReactNode;
  /** Only screen readers have the heading, on a page whose opening says enough. */
  isHeadHidden?: boolean;
}

/** A section with its heading and intro above, which are beside each other on wide screens. */
export const HeadedSection = ({
  content,
  headingClass = 'text-heading',
  ornament,
  isHeadHidden,
  children,
  ...frame
}: HeadedSectionProps) => (
  <SectionFrame {...frame} id={content.anchor}>
    <div
      className={
        __PARTS__.layout === 'indexed' && !isHeadHidden
          ? `page-container ${styles.indexed}`
          : 'page-container'
      }
    >
      <SectionHead
        {...content}
        ornament={ornament}
        className={isHeadHidden ? 'sr-only' : styles.head}
        headingClass={`${styles.heading} ${headingClass}`}
      />
      {children}
    </div>
  </SectionFrame>
);
