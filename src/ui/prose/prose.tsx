import { createElement, Fragment, type ReactNode } from 'react';
import type { ProseElement, ProseNode, ProseTag } from '../../content-model/prose-node';
import type { ImageProps } from '../image';
import { Link } from '../controls/link';
import { Chart } from './chart';
import { Figure, Gallery } from './figure';
import * as styles from './prose.module.css';
import * as tableStyles from './table.module.css';

export interface ProseProps {
  blocks: readonly ProseNode[];
  links: readonly string[];
  images: readonly Pick<ImageProps, 'src' | 'alt' | 'file'>[];
  /** The text belongs to the heading of the page, not to that of a section. */
  isPage?: boolean;
  /** What is beside the start of the text of a page. */
  side?: ReactNode;
  /** Classes of elements in place of their usual ones. */
  looks?: Partial<Record<ProseTag, string>>;
  className?: string;
}

/** The first and the last child have no space outside. */
const flush = '*:first:mt-0 *:last:mb-0';

const classes: Partial<Record<ProseTag, string>> = {
  a: styles.link,
  code: styles.code,
  strong: 'font-semibold',
  blockquote: `${styles.quote} ${flush}`,
  h2: `${styles.heading} ${styles.large}`,
  h3: styles.heading,
  h4: `${styles.heading} text-ink-muted`,
  h5: `${styles.heading} text-ink-muted text-small`,
  hr: styles.rule,
  li: `${styles.item} ${flush}`,
  note: styles.note,
  ol: `${styles.list} ${styles.numbers}`,
  p: styles.text,
  pre: styles.block,
  table: tableStyles.table,
  td: `${tableStyles.cell} last:pe-0`,
  th: `${tableStyles.cell} border-control-line align-bottom font-semibold last:pe-0`,
  ul: `${styles.list} ${styles.bullets}`,
};

const alignments = { left: 'text-start', center: 'text-center', right: 'text-end' };

type Context = Pick<ProseProps, 'links' | 'images' | 'isPage' | 'looks'>;

const renderAll = (nodes: readonly ProseNode[], context: Context): ReactNode =>
  nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : renderElement(node, context)}</Fragment>
  ));

function renderElement(element: ProseElement, context: Context): ReactNode {
  const { tag, index = 0, start, id, name, align = 'left', children } = element;
  const look = { ...classes, ...context.looks }[tag];
  const content = children && renderAll(children, context);
  if (tag === 'figure')
    return <Figure {...context.images[index]} caption={content} isPage={context.isPage} />;
  if (tag === 'gallery')
    return (
      <Gallery isPage={context.isPage}>{renderAll(children ?? [], { ...context, isPage: false })}</Gallery>
    );
  if (tag === 'chart') return <Chart bars={element.bars} />;
  if (tag === 'table')
    return (
      // Where it is wider than the column, the keyboard scrolls it.
      <section aria-label={name} tabIndex={0} className={tableStyles.frame}>
        <table className={look}>{content}</table>
      </section>
    );
  if (tag === 'a') {
    const href = context.links[index] ?? '#';
    // A telephone number stays on one line.
    return (
      <Link href={href} className={href.startsWith('tel:') ? `${look} sm:whitespace-nowrap` : look}>
        {content}
      </Link>
    );
  }
  const deeper = context.isPage ? tag : tag.replace(/[2-5]/, (level) => String(Number(level) + 1));
  const attributes = {
    className: tag === 'th' || tag === 'td' ? `${look} ${alignments[align]}` : look,
    scope: tag === 'th' ? 'col' : undefined,
    role: tag === 'note' ? 'note' : undefined,
    start,
    id,
    tabIndex: id ? -1 : undefined,
  };
  return createElement(
    tag === 'note' ? 'p' : deeper,
    attributes,
    tag === 'pre' ? <code>{content}</code> : content,
  );
}

export const InlineProse = ({ blocks, links }: Pick<ProseProps, 'blocks' | 'links'>): ReactNode =>
  renderAll(blocks, { links, images: [] });

/** A text of paragraphs, headings, lists, quotes and figures. Below a section's heading, its headings are one level deeper. */
export function Prose({ blocks, side, className = '', ...context }: ProseProps) {
  const [first, ...others] = blocks;
  const hasLead = context.isPage && typeof first === 'object' && first.tag === 'p';
  return (
    <div className={`${styles.prose} ${flush} ${context.isPage ? styles.page : ''} ${className}`.trim()}>
      {side && <div className={styles.side}>{side}</div>}
      {hasLead && <p className={styles.lead}>{renderAll(first.children ?? [], context)}</p>}
      {renderAll(hasLead ? others : blocks, context)}
    </div>
  );
}
