import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from './controls/link';
import { Image, type ImageProps } from './image';

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
    | 'ul';
  /** The position of a link or an image in its list. */
  index?: number;
  /** The first number of a list. */
  start?: number;
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
  a: 'text-accent underline decoration-1 underline-offset-[0.2em] transition-control hover:decoration-2',
  blockquote: `${measure} my-10 break-inside-avoid rounded-tl-none border-t border-l border-control-line pt-5 pl-6 font-display text-title font-semibold *:first:mt-0 *:last:mb-0`,
  code: 'rounded-small bg-sunken px-[0.35em] py-[0.1em] text-[0.875em] box-decoration-clone',
  h2: `${heading} mt-14 text-title`,
  h3: `${heading} font-semibold`,
  h4: `${heading} font-semibold text-ink-muted`,
  h5: `${heading} text-small font-semibold text-ink-muted`,
  hr: 'my-14 w-24 border-control-line',
  li: 'my-2 pl-[0.3em] *:first:mt-0 *:last:mb-0',
  ol: `${list} list-decimal marker:font-semibold marker:text-ink-muted marker:[font-variant-numeric:tabular-nums]`,
  p: `${measure} my-5`,
  pre: 'my-8 rounded-large bg-sunken p-5 text-small whitespace-pre-wrap print:border print:border-hairline',
  strong: 'font-semibold',
  ul: `${list} list-disc marker:text-accent`,
};

/** A text of paragraphs, headings, lists, quotes and figures. Below a section's heading, its headings are one level deeper. */
export function Prose({ blocks, links, images, isPage = false, className = '' }: ProseProps) {
  const render = (nodes: readonly ProseNode[] = []): ReactNode =>
    nodes.map((node, index) => (
      <Fragment key={index}>{typeof node === 'string' ? node : renderElement(node)}</Fragment>
    ));

  function renderElement({ tag, index = 0, start, children }: ProseElement): ReactNode {
    const look = classes[tag];
    if (tag === 'br' || tag === 'hr') return createElement(tag, { className: look });
    const content = children && render(children);
    if (tag === 'figure') return <Figure {...images[index]} caption={content} />;
    if (tag === 'pre')
      return (
        <pre className={look}>
          <code>{content}</code>
        </pre>
      );
    if (tag === 'a') {
      const href = links[index] ?? '#';
      // A telephone number stays on one line.
      return (
        <Link href={href} className={href.startsWith('tel:') ? `${look} sm:whitespace-nowrap` : look}>
          {content}
        </Link>
      );
    }
    const deeper = isPage ? tag : tag.replace(/[2-5]/, (level) => String(Number(level) + 1));
    return createElement(deeper, { className: look, start }, content);
  }

  return (
    <div className={`*:first:mt-0 *:last:mb-0 lg:text-[1.1875rem] ${className}`.trim()}>{render(blocks)}</div>
  );
}

type FigureProps = Partial<ProseProps['images'][number]> & { caption: ReactNode };

/** An image as wide as the column, with the caption below it. */
const Figure = ({ src = '', alt = '', file, caption }: FigureProps) => (
  <figure className="my-12 break-inside-avoid">
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
