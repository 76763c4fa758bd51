import { createElement, type ReactNode, useId } from 'react';
import type { MarkElement } from '../content-model/field-types/media/logo';
import { Link } from '../ui/controls/link';
import { shortNameOf } from './document-title';
import { fillLabel } from '../ui/fill-label';
import * as styles from './logo.module.css';
import { visibleLength } from '../ui/visible-length';
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
const oneLine = 12;

export function Logo() {
  const { labels, brand, home = '/' } = useLayoutContent();
  const name = shortNameOf(brand);
  return (
    <Link href={home} aria-label={fillLabel(labels.home, { name })} className={styles.logo}>
      <LogoMark className={styles.mark} />
      <span className={`${styles.name} ${visibleLength(name) > oneLine ? styles.long : ''}`.trim()}>
        {name}
      </span>
    </Link>
  );
}
