import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import { Image, imageDataOf, type ImageProps } from './image';
import { inlineClasses, ProseLink } from './inline-prose';

/** A text, or an element with others in it. The build makes them from Markdown. */
export type ProseNode = string | ProseElement;

export interface ProseElement {
  tag:
    | `h${2 | 3 | 4 | 5}`
    | 'a'
    | 'blockquote'
    | 'br'
    | 'code'
    | 'em'
    | 'figure'
    | 'hr'
    | 'li'
    | 'ol'
    | 'p'
    | 'pre'
    | 'strong'
    | 'gallery'
    | 'table'
    | 'tbody'
    | 'td'
    | 'th'
    | 'thead'
    | 'tr'
    | 'ul';
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
  /** The children of a figure are its caption. */
  children?: readonly ProseNode[];
}

export interface ProseProps {
  blocks: readonly ProseNode[];
  /** The addresses of the links. */
  links: readonly string[];
  images: readonly Pick<ImageProps, 'src' | 'alt' | 'file'>[];
  /** The text belongs to the heading of the page, not to that of a section. */
  isPage?: boolean;
  className?: string;
}

const measure = 'max-w-[34em]';
const heading = `${measure} break-after-avoid mt-10 mb-3`;
const list = `${measure} my-5 pl-[1.4em] [li_&]:my-2 [li_&]:pl-[min(1.4em,6vw)]`;

const classes: Partial<Record<ProseElement['tag'], string>> = {
  ...inlineClasses,
  blockquote: `${measure} my-10 break-inside-avoid rounded-tl-none border-t border-l border-control-line pt-5 pl-6 font-display text-title font-semibold *:first:mt-0 *:last:mb-0`,
  gallery: 'my-12 flex flex-wrap gap-x-4 gap-y-8 *:my-0',
  h2: `${heading} mt-14 text-title`,
  h3: `${heading} font-semibold`,
  h4: `${heading} font-semibold text-ink-muted`,
  h5: `${heading} text-small font-semibold text-ink-muted`,
  hr: 'my-14 w-24 border-control-line',
  li: 'my-2 pl-[0.3em] *:first:mt-0 *:last:mb-0',
  ol: `${list} list-decimal marker:font-semibold marker:text-ink-muted marker:[font-variant-numeric:tabular-nums]`,
  p: `${measure} my-5`,
  pre: 'my-8 rounded-large bg-sunken p-5 text-small whitespace-pre-wrap print:border print:border-hairline',
  table: 'w-full text-small wrap-break-word [font-variant-numeric:tabular-nums]',
  td: 'min-w-[6em] border-b border-hairline py-3 pr-6 align-top last:pr-0',
  th: 'min-w-[6em] border-b border-control-line py-3 pr-6 align-bottom font-semibold last:pr-0',
  ul: `${list} list-disc marker:text-accent`,
};

const alignments = { left: 'text-left', center: 'text-center', right: 'text-right' };

/** A text of paragraphs, headings, lists, quotes and figures. Below a section's heading, its headings are one level deeper. */
export function Prose({ blocks, links, images, isPage = false, className = '' }: ProseProps) {
  const render = (nodes: readonly ProseNode[] = []): ReactNode =>
    nodes.map((node, index) => (
      <Fragment key={index}>{typeof node === 'string' ? node : renderElement(node)}</Fragment>
    ));

  function renderElement(element: ProseElement): ReactNode {
    const { tag, index = 0, start, id, name, align = 'left', children } = element;
    const look = classes[tag];
    if (tag === 'br' || tag === 'hr') return createElement(tag, { className: look });
    const content = children && render(children);
    if (tag === 'figure') return <Figure {...images[index]} caption={content} />;
    if (tag === 'gallery') return <div className={look}>{content}</div>;
    if (tag === 'table')
      return (
        // Where it is wider than the column, the keyboard scrolls it.
        <div role="region" aria-label={name} tabIndex={0} className="my-8 overflow-x-auto">
          <table className={look}>{content}</table>
        </div>
      );
    if (tag === 'th' || tag === 'td')
      return createElement(
        tag,
        { className: `${look} ${alignments[align]}`, scope: tag === 'th' ? 'col' : undefined },
        content,
      );
    if (tag === 'pre')
      return (
        <pre className={look}>
          <code>{content}</code>
        </pre>
      );
    if (tag === 'a') return <ProseLink href={links[index]}>{content}</ProseLink>;
    const deeper = isPage ? tag : tag.replace(/[2-5]/, (level) => String(Number(level) + 1));
    return createElement(deeper, { className: look, start, id, tabIndex: id ? -1 : undefined }, content);
  }

  return (
    <div className={`*:first:mt-0 *:last:mb-0 lg:text-[1.1875rem] ${className}`.trim()}>{render(blocks)}</div>
  );
}

type FigureProps = Partial<ProseProps['images'][number]> & { caption: ReactNode };

/** Width to height. The build does not read images on other sites. */
const ratioOf = (file: FigureProps['file']): number => {
  const data = imageDataOf(file);
  return data ? data.width / data.height : 4 / 3;
};

/** An image as wide as the column, with the caption below it. Those of a group share rows, in which all are as high. */
const Figure = ({ src = '', alt = '', file, caption }: FigureProps) => (
  <figure
    style={{ '--ratio': ratioOf(file) } as CSSProperties}
    className="my-12 min-w-0 grow-[calc(var(--ratio)*100)] basis-[calc(var(--ratio)*13rem)] break-inside-avoid"
  >
    <Image
      src={src}
      alt={alt}
      file={file}
      sizes="(min-width: 80rem) 46rem, (min-width: 64rem) 58vw, 100vw"
      className="h-auto w-full rounded-large bg-sunken"
    />
    {caption && <figcaption className={`${measure} mt-4 text-small text-ink-muted`}>{caption}</figcaption>}
  </figure>
);
