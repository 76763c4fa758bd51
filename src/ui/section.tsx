import type { CSSProperties, ReactNode } from 'react';

interface SectionProps {
  /** The anchor. */
  id: string;
  /** `folded`: the part of the surface beside the corner above it is sunken. `panel`: an inverse surface in the brand's colour. */
  tone?: 'sunken' | 'folded' | 'panel';
  children: ReactNode;
  className?: string;
}

const tones = { sunken: 'bg-sunken', folded: '', panel: 'panel inverse' };

/** The id of a section's heading, which names its landmark. */
export const headingId = (section: string) => `${section}-heading`;

/** A landmark that links can lead to. It is focusable, so that the keyboard focus follows the scroll position. */
export const Section = ({ id, tone, children, className = '' }: SectionProps) => (
  <section
    id={id}
    tabIndex={-1}
    aria-labelledby={headingId(id)}
    data-tone={tone}
    className={`py-rhythm print:py-6 ${tone ? tones[tone] : ''} ${className}`.trim()}
  >
    {children}
  </section>
);

interface SectionHeadProps {
  /** The id of the section. */
  section: string;
  title: string;
  intro?: string | null;
  /** Places heading and intro side by side on wide screens. */
  isWide?: boolean;
  /** As wide as the page on one line, if the heading is short. */
  isGiant?: boolean;
  className?: string;
}

/** A section's heading and intro. */
export const SectionHead = ({
  section,
  title,
  intro,
  isWide = false,
  isGiant = false,
  className,
}: SectionHeadProps) => (
  <div className={isWide ? 'items-end gap-x-gutter lg:grid lg:grid-cols-12' : className}>
    <h2
      id={headingId(section)}
      className={
        isGiant
          ? '-mr-gutter pb-[0.18em] -indent-[0.04em] text-giant'
          : `text-heading ${isWide ? 'lg:col-span-8 lg:max-w-[9em]' : ''}`.trim()
      }
      style={isGiant ? ({ '--letters': title.length } as CSSProperties) : undefined}
    >
      {title}
    </h2>
    {intro && (
      <p
        className={`mt-6 max-w-[34em] text-lead text-balance text-ink-muted ${isWide ? 'lg:col-span-4' : ''}`.trim()}
      >
        {intro}
      </p>
    )}
  </div>
);
