import { createElement, type ReactNode, useId } from 'react';
import type { LogoMark as Mark, MarkElement } from '../content-model/field-types/media/logo';
import { Link } from '../ui/controls/link';
import { shortNameOf } from './document-title';
import { fillLabel } from '../ui/fill-label';
import * as styles from './logo.module.css';
import { visibleLength } from '../ui/visible-length';
import { useLayoutContent } from './use-layout-content';

function Drawing({ mark, className, display }: { mark: Mark; className?: string; display?: string }) {
  const { viewBox, shapes, height } = mark;
  const id = useId();
  const style = height || display ? { height, display } : undefined;
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={className} style={style}>
      {shapes.map((shape, index) => (
        <MarkPart key={index} {...shape} id={id} />
      ))}
    </svg>
  );
}

/** The word mark, or else the mark. The styles of the brand show that of the surface (gatsby/brand/look-styles.ts). */
export function LogoMark({ className }: { className?: string }) {
  const { logo, logoOnDark, wordMark, wordMarkOnDark } = useLayoutContent().brand;
  const hasWords = __PARTS__.wordMark && wordMark;
  const mark = hasWords ? wordMark : logo;
  const onDark = hasWords ? wordMarkOnDark : logoOnDark;
  if (!mark) return null;
  if (!__PARTS__.logoOnDark || !onDark) return <Drawing mark={mark} className={className} />;
  return (
    <>
      <Drawing mark={mark} className={className} display="var(--logo-on-light)" />
      <Drawing mark={onDark} className={className} display="var(--logo-on-dark)" />
    </>
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
  const hasWords = __PARTS__.wordMark && brand.wordMark;
  return (
    <Link href={home} aria-label={fillLabel(labels.home, { name })} className={styles.logo}>
      {(hasWords || !brand.logo?.isInitials) && <LogoMark className={styles.mark} />}
      {!hasWords && (
        <span className={`${styles.name} ${visibleLength(name) > oneLine ? styles.long : ''}`.trim()}>
          {name}
        </span>
      )}
    </Link>
  );
}
