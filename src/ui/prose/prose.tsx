import { createElement, Fragment, type ReactNode } from 'react';
import type { ImageProps } from '../image';
import { Link } from '../controls/link';
import { Chart, Figure } from './figure';

/** A text, or an element with others in it. The build makes them from Markdown. */
export type ProseNode = string | ProseElement;

export interface ProseElement {
  tag: keyof typeof classes | 'br' | 'em' | 'figure' | 'tbody' | 'thead' | 'tr';
  /** The position of a link or an image in its list. */
  index?: number;
  /** The first number of a list. */
  start?: number;
  /** Of a heading that links lead to. */
  id?: string;
  /** Of a table. */
  name?: string;
  /** Of a cell. */
  align?: 'left' | 'center' | 'right';
  /** Of a chart: what is shown of each number, and its part of the largest. */
  bars?: readonly { label: string; value: string; share: number }[];
  /** The children of a figure are its caption. */
  children?: readonly ProseNode[];
}

export interface ProseProps {
  blocks: readonly ProseNode[];
  links: readonly string[];
  images: readonly Pick<ImageProps, 'src' | 'alt' | 'file'>[];
  /** The text belongs to the heading of the page, not to that of a section. */
  isPage?: boolean;
  /** What is beside the start of the text of a page. */
  side?: ReactNode;
  /** Classes of elements in place of their usual ones. */
  looks?: Partial<Record<ProseElement['tag'], string>>;
  className?: string;
}

const measure = 'max-w-[34em]';
const heading = `${measure} break-after-avoid mt-10 mb-3`;
/** On phones four columns fit. */
const cell = 'min-w-[4.5em] border-b py-3 pe-3 last:pe-0 sm:min-w-[8em] sm:pe-6';
const list = `${measure} my-5 ps-[1.4em] [li_&]:my-2 [li_&]:ps-[min(1.4em,6vw)]`;

const classes = {
  a: 'text-accent underline decoration-1 underline-offset-[0.2em] transition-control hover:decoration-2',
  code: 'rounded-small bg-sunken px-[0.35em] py-[0.1em] text-[0.875em] box-decoration-clone',
  strong: 'font-semibold',
  // As wide as the text, so that a note can be beside it.
  blockquote: `max-w-[40rem] my-10 break-inside-avoid rounded-ss-none border-t border-s border-control-line pt-5 ps-6 font-display text-title font-semibold *:first:mt-0 *:last:mb-0`,
  chart: 'my-10 grid max-w-[34em] clear-both gap-8',
  gallery: 'my-12 flex flex-wrap gap-x-4 gap-y-8 *:my-0',
  h2: `${heading} mt-14 text-title`,
  h3: `${heading} font-semibold`,
  h4: `${heading} font-semibold text-ink-muted`,
  h5: `${heading} text-small font-semibold text-ink-muted`,
  hr: 'my-14 w-24 border-control-line',
  li: 'my-2 ps-[0.3em] *:first:mt-0 *:last:mb-0',
  note: 'my-6 max-w-[30em] border-t border-control-line pt-3 text-small text-ink-muted max-xl:ms-6 xl:float-end xl:clear-end xl:w-[calc(100%-43rem)] xl:max-w-76',
  ol: `${list} list-decimal marker:font-semibold marker:text-ink-muted marker:[font-variant-numeric:tabular-nums]`,
  p: `${measure} my-5`,
  pre: 'my-8 rounded-large bg-sunken p-5 text-small whitespace-pre-wrap print:border print:border-hairline',
  table: 'w-full text-small wrap-break-word [font-variant-numeric:tabular-nums]',
  td: `${cell} border-hairline align-top`,
  th: `${cell} border-control-line align-bottom font-semibold`,
  ul: `${list} list-disc marker:text-accent`,
};

const alignments = { left: 'text-start', center: 'text-center', right: 'text-end' };

/** The text of a page leaves columns for facts and notes beside it. Images reach the edges of the page. */
const page = 'ms-(--start) [--start:0px] lg:[--start:calc((100vw-2*var(--outside)+var(--spacing-gutter))/4)]';

/** Of the first paragraph of a page. */
const lead = 'mb-8 max-w-[27em] text-title leading-snug';

type Context = Pick<ProseProps, 'links' | 'images' | 'isPage' | 'looks'>;

const renderAll = (nodes: readonly ProseNode[], context: Context): ReactNode =>
  nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : renderElement(node, context)}</Fragment>
  ));

function renderElement(element: ProseElement, context: Context): ReactNode {
  const { tag, index = 0, start, id, name, align = 'left', children } = element;
  const look = { ...(classes as ProseProps['looks']), ...context.looks }[tag];
  const content = children && renderAll(children, context);
  if (tag === 'figure')
    return <Figure {...context.images[index]} caption={content} isPage={context.isPage} />;
  if (tag === 'gallery')
    return (
      <div
        className={`${look} ${context.isPage ? 'clear-both ms-[calc(-1*var(--start))] w-[calc(100vw-2*var(--outside))]' : ''}`}
      >
        {renderAll(children ?? [], { ...context, isPage: false })}
      </div>
    );
  if (tag === 'chart') return <Chart bars={element.bars} className={look} />;
  if (tag === 'table')
    return (
      // Where it is wider than the column, the keyboard scrolls it.
      <section aria-label={name} tabIndex={0} className="my-8 overflow-x-auto">
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

export const headingIds = (blocks: readonly ProseNode[] = []): string[] =>
  blocks.flatMap((node) => (typeof node === 'string' ? [] : (node.id ?? [])));

/** A text of paragraphs, headings, lists, quotes and figures. Below a section's heading, its headings are one level deeper. */
export function Prose({ blocks, side, className = '', ...context }: ProseProps) {
  const [first, ...others] = blocks;
  const hasLead = context.isPage && typeof first === 'object' && first.tag === 'p';
  return (
    <div
      className={`*:first:mt-0 *:last:mb-0 lg:text-[max(1.1875rem,var(--text-body))] ${context.isPage ? page : ''} ${className}`.trim()}
    >
      {side && (
        <div className="mb-10 text-body lg:float-start lg:-ms-(--start) lg:w-[calc(var(--start)-var(--spacing-gutter)*2)]">
          {side}
        </div>
      )}
      {hasLead && <p className={lead}>{renderAll(first.children ?? [], context)}</p>}
      {renderAll(hasLead ? others : blocks, context)}
    </div>
  );
}
