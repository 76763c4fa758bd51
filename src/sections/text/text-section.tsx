import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { useLayoutContent } from '../../layout/use-layout-content';
import { TextLink } from '../../ui/controls/text-link';
import { Prose, type ProseNode } from '../../ui/prose/prose';
import { headingId, SectionFrame, SectionHead } from '../../ui/section';
import { type OpeningProps, PageTitle } from '../page-heading';
import type { TextContent } from './definition';

/** A longer text beside its heading. If the section opens the page, it is a document: a sheet of paper with a list of contents. */
export default function TextSection({ content, opening }: OpeningProps<TextContent>) {
  const { anchor, body } = content;
  return (
    <SectionFrame id={anchor} className={opening ? 'relative pt-(--header)' : ''}>
      {/* The dark surface behind the navigation, which shows where the corner of the sheet is folded. */}
      {opening && <div className="inverse absolute inset-x-0 top-0 h-72 dark:bg-sunken print:hidden" />}
      <div
        className={
          opening
            ? 'folded-corner relative bg-canvas pt-[clamp(2rem,7svh,5rem)] [--fold:clamp(3rem,7vw,7rem)]'
            : ''
        }
      >
        <div className="page-container gap-x-gutter lg:grid lg:grid-cols-12">
          {opening && <PageTitle {...opening} className="mb-head text-display lg:col-span-10" />}
          <div className="top-[calc(var(--header)+2.5rem)] mb-head self-start lg:sticky lg:col-span-5 lg:mb-0">
            <SectionHead {...content} {...(opening && { headingClass: 'text-title', introClass: 'mt-3' })} />
            {opening && <Contents anchor={anchor} blocks={body.blocks} />}
          </div>
          <Prose
            {...body}
            className={`min-w-0 lg:col-span-7 ${opening ? '[&>h3]:border-t [&>h3]:border-hairline [&>h3]:pt-5' : ''}`}
          />
        </div>
      </div>
    </SectionFrame>
  );
}

/** The words of a heading without its links. */
const wordsOf = (nodes: readonly ProseNode[] = []): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');

/** The headings of a text. Narrow screens have a button for them, beside the list: on wide screens it is always open. */
function Contents({ anchor, blocks }: { anchor: string; blocks: TextContent['body']['blocks'] }) {
  const { labels } = useLayoutContent();
  return (
    <nav aria-labelledby={headingId(anchor)} className="mt-8 print:hidden">
      <details className="group peer border-y border-hairline lg:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {labels.contents}
          <ChevronDownIcon className="size-6 transition-transform duration-200 group-open:rotate-180" />
        </summary>
      </details>
      <ol className="peer-open:block max-lg:hidden max-lg:border-b max-lg:border-hairline max-lg:py-2">
        {blocks.map(
          (node) =>
            typeof node === 'object' &&
            node.tag === 'h2' && (
              <li key={node.id}>
                <TextLink href={`#${node.id}`}>{wordsOf(node.children)}</TextLink>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}
