/** Colours of the steps that suit any image, and on which white text is readable in every brand. */
const colours = ['indigo', 'violet', 'orchid'];

export const groundOf = (colour?: string): string =>
  `color-mix(in oklab, var(--step-${colour}) 85%, rgb(var(--scrim)))`;

export const sheetColour = (path: string): string => groundOf(colours[path.length % colours.length]);

/** A sheet in place of a missing cover. Its address decides how often it is folded. */
export const Sheet = ({ path, className }: { path: string; className: string }) => (
  <div
    aria-hidden="true"
    className={`folded-corner relative overflow-clip rounded-large bg-(--panel) bg-[repeating-linear-gradient(var(--fold-angle),color-mix(in_srgb,var(--art-paper)_30%,transparent),rgb(var(--scrim)/0.55)_1.5px,transparent_calc(var(--pleat)-1.5px),color-mix(in_srgb,var(--art-paper)_30%,transparent)_var(--pleat))] [--fold:clamp(1.5rem,3vw,3rem)] max-md:aspect-16/7 print:hidden ${className}`}
    style={{ '--panel': sheetColour(path), '--pleat': `${100 / (2 + (path.length % 3))}%` }}
  />
);
