import type { CSSProperties } from 'react';

/** The colours of the steps on which white text is readable in every brand. */
const colours = ['indigo', 'orchid', 'violet', 'rose'];

/** The colour of an entry without a cover: always the same one. */
export const sheetColour = (path: string): string =>
  `color-mix(in oklab, var(--step-${colours[path.length % colours.length]}) 85%, rgb(var(--scrim)))`;

/** A folded sheet in place of a missing cover, with the first letter of the title. */
export const Sheet = ({ path, title, className }: { path: string; title: string; className: string }) => (
  <div
    aria-hidden="true"
    className={`@container folded-corner relative overflow-clip rounded-large bg-(--panel) panel [--fold:clamp(1.5rem,3vw,3rem)] print:hidden ${className}`}
    style={{ '--panel': sheetColour(path) } as CSSProperties}
  >
    <span className="absolute start-[6cqi] -bottom-[14cqi] font-display text-[64cqi] leading-none font-semibold text-accent">
      {Array.from(title)[0]}
    </span>
  </div>
);
