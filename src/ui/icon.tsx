interface IconProps {
  icon: { readonly viewBox: string; readonly paths: readonly string[] };
  /** Filled shapes instead of lines: for brand marks. */
  isSolid?: boolean;
  className?: string;
}

const asLines = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 } as const;
const asShapes = { fill: 'currentColor' } as const;

export const Icon = ({ icon: { viewBox, paths }, isSolid = false, className }: IconProps) => (
  <svg viewBox={viewBox} {...(isSolid ? asShapes : asLines)} aria-hidden="true" className={className}>
    {paths.map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
