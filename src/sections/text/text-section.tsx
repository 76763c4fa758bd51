import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { Comparison } from '../../entries/comparison';
import { useLayoutContent } from '../../layout/use-layout-content';
import { TextLink } from '../../ui/controls/text-link';
import type { ProseElement, ProseNode } from '../../content-model/prose-node';
import { Prose } from '../../ui/prose/prose';
import { SectionFrame, SectionHead } from '../../ui/section';
import type { TextContent } from './definition';
import * as styles from './text.module.css';
import { headingId } from '../../content-model/ids';

/** More headings make a text a document, with a list of its contents. */
const FEW_HEADINGS = 4;
const isHeading = (node?: ProseNode): node is ProseElement => typeof node === 'object' && node.tag === 'h2';

/** A conversation: the names are in a column of their own. */
const dialogueLooks = {
  p: '[--name:clamp(4.5rem,8vw,7.5rem)] border-t border-hairline py-[0.6em] ps-(--name) font-display text-title font-semibold text-pretty',
  strong: 'float-start -ms-(--name) font-text text-small text-ink-muted',
};

export default function TextSection({ content }: { content: TextContent }) {
  const { anchor, body, sheets, dialogue, comparison } = content;
  const headings = body.blocks.filter(isHeading);
  const isDocument = headings.length > FEW_HEADINGS;
  return (
    <SectionFrame id={anchor} tone={sheets ? 'panel' : undefined}>
      <div className="page-container gap-x-gutter lg:grid lg:grid-cols-12">
        <div
          className={`mb-head self-start ${sheets ? 'lg:col-span-8' : 'top-[calc(var(--header)+2.5rem)] lg:sticky lg:col-span-5 lg:mb-0'}`}
        >
          <SectionHead {...content} />
          {isDocument && <Contents anchor={anchor} headings={headings} />}
        </div>
        {sheets ? (
          <Sheets {...body} />
        ) : (
          <Prose
            {...body}
            looks={dialogue ? dialogueLooks : undefined}
            className={`min-w-0 lg:col-span-7 ${isDocument ? '[&>h3]:border-t [&>h3]:border-hairline [&>h3]:pt-5' : ''}`}
          />
        )}
      </div>
      {comparison && <Comparison {...comparison} className="mt-head" />}
    </SectionFrame>
  );
}

/** The parts of a text as folded sheets. Every other one is lower. A sheet rises while its corner turns. */
const Sheets = ({ blocks, ...context }: TextContent['body']) => (
  <div className="grid gap-gutter md:grid-cols-[1fr_1fr] lg:col-span-full">
    {partsOf(blocks).map((part, index) => (
      <div key={index} className={`turning ${index % 2 ? 'md:mt-[clamp(2.5rem,4vw,4rem)]' : ''}`}>
        <div className="folded-corner relative h-full translate-y-[calc((1-var(--progress))*1.5rem)] bg-surface bg-[linear-gradient(var(--fold-angle),transparent_58%,color-mix(in_srgb,var(--panel)_calc(var(--progress)*9%),transparent)_calc(58%+1px),transparent_92%)] p-[clamp(1.5rem,4vw,3.5rem)] pt-[calc(var(--fold)*1.6)] paper [--fold:clamp(2.5rem,5vw,4.5rem)] print:bg-none forced-colors:border forced-colors:bg-none">
          <Prose {...context} blocks={part} />
        </div>
      </div>
    ))}
  </div>
);

function partsOf(blocks: readonly ProseNode[]): ProseNode[][] {
  const starts = [...blocks.keys()].filter((index) => index === 0 || isHeading(blocks[index]));
  return starts.map((start, index) => blocks.slice(start, starts[index + 1]));
}

const wordsOf = (nodes: readonly ProseNode[] = []): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');

/** The headings of a text. Narrow screens have a button for them, beside the list: on wide screens it is always open. */
function Contents({ anchor, headings }: { anchor: string; headings: readonly ProseElement[] }) {
  const { labels } = useLayoutContent();
  return (
    <nav aria-labelledby={headingId(anchor)} className="mt-8 print:hidden">
      <details className="group peer border-y border-hairline lg:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {labels.contents}
          <ChevronDownIcon className="size-6 transition-transform duration-200 group-open:rotate-180" />
        </summary>
      </details>
      {/* Browsers that know it mark the link to the part that is read. */}
      <ol
        role="list"
        className="[scroll-target-group:auto] peer-open:block max-lg:hidden max-lg:border-b max-lg:border-hairline max-lg:py-2"
      >
        {headings.map(({ id, children }) => (
          <li key={id}>
            <TextLink href={`#${id}`} className={`lg:min-h-8 ${styles.link}`}>
              {wordsOf(children)}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
