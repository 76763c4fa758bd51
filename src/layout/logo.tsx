import { createElement, useId } from 'react';
import { Link } from '../ui/controls/link';
import { fillLabel } from '../ui/fill-label';
import { useLayoutContent } from './use-layout-content';

export function LogoMark({ className }: { className?: string }) {
  const { viewBox, shapes } = useLayoutContent().brand.logo;
  // A page shows the mark more than once, and each has its own gradients.
  const id = useId();
  const withOwnIds = (attributes: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [
        name,
        String(value).replace(/\bgradient-(?=\d)/, `${id}-`),
      ]),
    );
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={className}>
      {shapes.map(({ element, attributes, stops }, index) =>
        createElement(
          element,
          { key: index, ...withOwnIds(attributes) },
          stops?.map((stop, place) => <stop key={place} {...stop} />),
        ),
      )}
    </svg>
  );
}

/** The logo and the brand's name, as a link to the home page. */
export function Logo() {
  const { labels, brand } = useLayoutContent();
  return (
    <Link
      href="/"
      aria-label={fillLabel(labels.home, { name: brand.name })}
      className="site-logo -mx-2 inline-flex min-h-11 items-center gap-2 rounded-small px-2"
    >
      <LogoMark />
      <span className="font-display font-semibold tracking-[-0.03em]" data-long={brand.name.length > 12}>
        {brand.name}
      </span>
    </Link>
  );
}
