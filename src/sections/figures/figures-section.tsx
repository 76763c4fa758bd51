import { HeadedSection } from '../../ui/section';
import type { FiguresContent } from './definition';
import * as styles from './figures.module.css';

type Figures = Pick<FiguresContent, 'anchor' | 'title' | 'intro' | 'figures'>;

export default function FiguresSection({ content }: { content: Figures }) {
  const { figures } = content;
  const isPaired = figures.length === 2 || figures.length === 4;
  return (
    <HeadedSection content={content} tone="sunken">
      <ul
        role="list"
        className={`mt-head grid gap-x-gutter ${isPaired ? 'gap-y-8 min-[30rem]:grid-cols-2 md:gap-y-10' : 'md:grid-cols-2 md:gap-y-10 lg:grid-cols-3'}`}
      >
        {figures.map(({ value, text, change }, index) => (
          <li
            key={index}
            className={`${styles.figure} relative mt-[calc(var(--column)*var(--drop))] min-w-0 break-inside-avoid pt-5 [--column:0] [--drop:clamp(2.5rem,4vw,4rem)] ${isPaired ? 'max-md:[--drop:1.5rem] min-[30rem]:[--column:var(--of-two)]' : 'max-md:ms-[calc(var(--index)*var(--tread))] max-md:border-s max-md:border-quiet-line max-md:ps-5 max-md:[--tread:3vw] max-md:not-last:pb-8 md:[--column:var(--of-two)] lg:[--column:var(--of-three)]'}`}
            // On a phone, those that are not paired are steps of a stair. The column on tablets and on wide screens.
            style={{ '--index': index, '--of-two': index % 2, '--of-three': index % 3 }}
          >
            {change && <Change {...change} isPercentage={value.includes('%')} />}
            <p className="font-display text-closing font-semibold">{value}</p>
            <p className="mt-4 max-w-[24em] text-ink-muted 2xl:text-[1.25rem]">{text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

const mostPanels = 12;

/** Two numbers as a folded strip: what is, on what was. Percentages are parts of a hundred. The text beside it says the same. */
function Change({ before, after, isPercentage }: { before: number; after: number; isPercentage: boolean }) {
  const largest = Math.max(before, after, isPercentage ? 100 : 1);
  const panels = largest <= mostPanels ? largest : 1;
  return (
    <div
      aria-hidden="true"
      className={`${styles.strip} relative mb-6 h-[clamp(2.5rem,4.5vw,4.5rem)] view-progress-[cover_4%_cover_20%] forced-color-adjust-none`}
      style={{ '--before': before / largest, '--after': after / largest, '--panels': panels }}
    />
  );
}
