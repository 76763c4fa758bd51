import { createElement, type ReactNode, useId } from 'react';
import type { MarkElement } from '../content-model/files/brand';
import { Link } from '../ui/controls/link';
import { fillLabel } from '../ui/fill-label';
import { useLayoutContent } from './use-layout-content';

export function LogoMark({ className }: { className?: string }) {
  const { viewBox, shapes } = useLayoutContent().brand.logo;
  const id = useId();
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={className}>
      {shapes.map((shape, index) => (
        <MarkPart key={index} {...shape} id={id} />
      ))}
    </svg>
  );
}

/** @param id the start of the ids of gradients: a page shows the mark more than once, and each has its own */
function MarkPart({ element, attributes, children = [], id }: MarkElement & { id: string }): ReactNode {
  const own = Object.entries(attributes).map(([name, value]) => [name, value.replace('gradient-', `${id}-`)]);
  return createElement(
    element,
    Object.fromEntries(own),
    ...children.map((child) => <MarkPart {...child} id={id} />),
  );
}

/** In characters. Three lines of a longer name fit into the header. */
const shortName = 12;

export function Logo() {
  const { labels, brand, home = '/' } = useLayoutContent();
  return (
    <Link
      href={home}
      aria-label={fillLabel(labels.home, { name: brand.name })}
      className="-mx-2 inline-flex min-h-11 min-w-0 items-center gap-2 rounded-small px-2"
    >
      {/* On narrow screens with a large font, the logo keeps the size of a normal font. */}
      <LogoMark className="h-[min(1.75rem,9vw)] flex-none" />
      <span
        className={`font-display font-semibold tracking-[-0.03em] ${brand.name.length > shortName ? 'text-[min(1.0625rem,5.5vw)] leading-none' : 'text-[min(1.375rem,7vw)]'}`}
      >
        {brand.name}
      </span>
    </Link>
  );
}
