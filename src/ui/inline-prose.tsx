import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from './controls/link';
import type { ProseNode } from './prose';

export const inlineClasses = {
  a: 'text-accent underline decoration-1 underline-offset-[0.2em] transition-control hover:decoration-2',
  code: 'rounded-small bg-sunken px-[0.35em] py-[0.1em] text-[0.875em] box-decoration-clone',
  strong: 'font-semibold',
};

/** A link in a text. A telephone number stays on one line. */
export const ProseLink = ({ href = '#', children }: { href?: string; children: ReactNode }) => (
  <Link
    href={href}
    className={href.startsWith('tel:') ? `${inlineClasses.a} sm:whitespace-nowrap` : inlineClasses.a}
  >
    {children}
  </Link>
);

interface InlineProseProps {
  blocks: readonly ProseNode[];
  /** The addresses of the links. */
  links: readonly string[];
}

/** The words of one paragraph, with links, bold, emphasis and code. */
export const InlineProse = ({ blocks, links }: InlineProseProps): ReactNode =>
  blocks.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    const { tag, index: position = 0, children = [] } = node;
    const content = <InlineProse blocks={children} links={links} />;
    if (tag === 'a')
      return (
        <ProseLink key={index} href={links[position]}>
          {content}
        </ProseLink>
      );
    const className = tag === 'strong' || tag === 'code' ? inlineClasses[tag] : undefined;
    return createElement(tag, { key: index, className }, tag === 'br' ? undefined : content);
  });
