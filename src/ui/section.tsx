import type { ReactNode } from 'react';

interface SectionProps {
  /** The anchor's name. */
  id: string;
  children: ReactNode;
  className?: string;
}

/** The id of a section's heading, which names its landmark. */
const headingId = (section: string) => `${section}-heading`;

/** A landmark that links can lead to: focusable, so that keyboard users arrive where the page has scrolled. */
export function Section({ id, children, className = '' }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId(id)} className={`section ${className}`}>
      {children}
    </section>
  );
}

/** A section's heading and the sentence below it. */
export function SectionHead({
  section,
  title,
  intro,
  className = '',
}: {
  /** The id of the section it heads. */
  section: string;
  title: string;
  intro: string;
  className?: string;
}) {
  return (
    <div className={className}>
      <h2 id={headingId(section)} className="text-heading">
        {title}
      </h2>
      <p className="balance mt-6 max-w-[34em] text-lead text-ink-muted">{intro}</p>
    </div>
  );
}
