import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { Comparison } from '../../entries/comparison';
import { useLayoutContent } from '../../layout/use-layout-content';
import { TextLink } from '../../ui/controls/text-link';
import type { ProseElement, ProseNode } from '../../content-model/prose-node';
import { Prose } from '../../ui/prose/prose';
import { HeadedSection, SectionFrame, SectionHead } from '../../ui/section';
import type { Section } from '../../content-model/model';
import type { definition, TextContent } from './definition';
import * as contentsStyles from './contents.module.css';
import * as styles from './text.module.css';
import { headingId } from '../../content-model/ids';

/** More headings make a text a document, with a list of its contents. */
const FEW_HEADINGS = 4;
const isHeading = (node?: ProseNode): node is ProseElement => typeof node === 'object' && node.tag === 'h2';

const dialogueLooks = { p: styles.line, strong: styles.name };
const documentLooks = { h2: styles.heading };

export default function TextSection({ content }: Section<typeof definition>) {
  const { anchor, body, sheets, dialogue, comparison } = content;
  const headings = body.blocks.filter(isHeading);
  const isDocument = headings.length > FEW_HEADINGS;
  const prose = (
    <Prose
      {...body}
      looks={{ ...(dialogue && dialogueLooks), ...(isDocument && documentLooks) }}
      className={styles.text}
    />
  );
  if (
    (__PARTS__.layout === 'centred' || __PARTS__.layout === 'indexed') &&
    !isDocument &&
    !sheets &&
    !comparison
  )
    return (
      <HeadedSection content={content}>
        <div className={`mt-head ${styles.below}`}>{prose}</div>
      </HeadedSection>
    );
  return (
    <SectionFrame id={anchor} tone={sheets ? 'panel' : undefined}>
      <div className={`page-container ${styles.columns}`}>
        <div className={sheets ? styles.head : `${styles.head} ${styles.beside}`}>
          <SectionHead {...content} />
          {isDocument && <Contents anchor={anchor} headings={headings} />}
        </div>
        {sheets ? <Sheets {...body} /> : prose}
      </div>
      {comparison && <Comparison {...comparison} className="mt-head" />}
    </SectionFrame>
  );
}

/** The parts of a text as folded sheets. Every other one is lower. A sheet rises while its corner turns. */
const Sheets = ({ blocks, ...context }: TextContent['body']) => (
  <div className={styles.sheets}>
    {partsOf(blocks).map((part, index) => (
      <div key={index} className={index % 2 ? `fold-on-hover ${styles.lower}` : 'fold-on-hover'}>
        <div className={`folded-corner ${styles.sheet}`}>
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

const proseText = (nodes: readonly ProseNode[] = []): string =>
  nodes.map((node) => (typeof node === 'string' ? node : proseText(node.children))).join('');

/** The headings of a text. Narrow screens have a button for them, beside the list: on wide screens it is always open. */
function Contents({ anchor, headings }: { anchor: string; headings: readonly ProseElement[] }) {
  const { labels } = useLayoutContent();
  return (
    <nav aria-labelledby={headingId(anchor)} className={contentsStyles.contents}>
      <details className={contentsStyles.details}>
        <summary className={contentsStyles.summary}>
          {labels.contents}
          <ChevronDownIcon className={contentsStyles.arrow} />
        </summary>
      </details>
      {/* Browsers that know it mark the link to the part that is read. */}
      <ol role="list" className={contentsStyles.headings}>
        {headings.map(({ id, children }) => (
          <li key={id}>
            <TextLink href={`#${id}`} className={contentsStyles.link}>
              {proseText(children)}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
