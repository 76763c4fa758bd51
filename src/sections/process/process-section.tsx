import { Icon } from '../../ui/icon';
import { Image } from '../../ui/image';
import { SectionFrame, SectionHead } from '../../ui/section';
import { Illustration } from '../illustration';
import type { ProcessContent } from './definition';
import * as styles from './process.module.css';

type Step = ProcessContent['steps'][number];

export const lightColours: readonly string[] = ['amber', 'cream'];

/** The place of an illustration or image, which moves out from behind the fold that covers it. */
const picture =
  'relative [translate:0_calc(min(50%,12vw)*(1-var(--progress)))] view-progress-[entry_10%_cover_45%] col-span-full -mt-4 self-end md:col-start-4 md:row-span-2 md:row-start-1 md:mt-0 lg:col-start-7 lg:row-span-1';

/** Numbered steps along a line, on the panels of a folded sheet that slides over the section's heading. */
export default function ProcessSection({ content }: { content: ProcessContent }) {
  const { anchor, steps } = content;
  return (
    <SectionFrame id={anchor} tone="sunken" className="pb-0">
      {/* The heading stays while the list of steps scrolls over it. In a short window it scrolls with the page. */}
      <div
        className={`page-container top-(--header) pt-6 pb-[clamp(4.5rem,8vw,7rem)] lg:min-h-[min(56svh,36rem)] print:min-h-0 in-data-scrolled:not-print:motion-safe:[@media(min-height:36rem)]:sticky`}
        style={{ '--letters': content.title.length }}
      >
        <SectionHead {...content} headingClass="-me-gutter pb-[0.18em] -indent-[0.04em] text-giant" />
      </div>
      <div data-dark className={`${styles.sheet} relative bg-canvas`}>
        <ol role="list">
          {steps.map((step, index) => (
            <ProcessStep key={index} step={step} number={index + 1} isLast={index === steps.length - 1} />
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}

interface ProcessStepProps {
  step: Step;
  /** Counted from 1. */
  number: number;
  isLast: boolean;
}

/** One step on a panel of its colour. Without the margin, a line shows below a panel whose height is a fraction. */
function ProcessStep({ step, number, isLast }: ProcessStepProps) {
  const { icon, title, description, colour, illustration, image } = step;
  const hasPicture = Boolean(illustration || image);
  const style = {
    '--colour': `var(--step-${colour})`,
    '--on-colour': lightColours.includes(colour) ? 'var(--art-ink)' : undefined,
  };
  // The first is below the corner of the sheet, where its left edge starts.
  const look =
    number === 1
      ? '[--edge-start:var(--fold)] [--start:calc(var(--fold-large)*0.9+var(--space))] print:[--start:1.5rem]'
      : number % 2 === 0
        ? styles.away
        : '';
  return (
    <li
      className={`${styles.step} ${look} unfolding relative -mb-px grid break-inside-avoid grid-cols-[var(--node)_minmax(0,1fr)_auto] gap-x-gutter px-[max(var(--spacing-gutter),(100%-var(--content))/2)] pt-(--start) last:mb-0 max-[22.5rem]:gap-x-3 md:grid-cols-[var(--node)_minmax(0,1fr)_auto_auto] md:grid-rows-[auto_1fr] lg:grid-cols-12 lg:grid-rows-none`}
      style={style}
    >
      <span
        aria-hidden="true"
        className={`${styles.line} ${isLast ? 'h-[calc(var(--start)+var(--node-top))]' : 'bottom-0'} absolute start-[calc(var(--node)/2-1px)] top-0 col-start-1 w-0.5 view-progress-[cover_22%_cover_58%] opacity-50 lg:col-start-3`}
      />
      <span
        className="row-start-1 mt-(--node-top) grid size-14 place-items-center rounded-circle border-2 lg:col-start-3"
        aria-hidden="true"
      >
        <Icon icon={icon} className="size-6" />
      </span>
      <p
        className="font-display text-(length:--number) leading-[0.72] font-light tracking-normal max-lg:col-start-3 max-lg:row-start-1 max-lg:mt-[calc((var(--text-large)*1.05-var(--number)*0.72)/2)] lg:col-span-2 lg:col-start-1 lg:row-start-1 lg:self-baseline"
        aria-hidden="true"
      >
        {number}
      </p>
      {/* Beside a picture, a long word may use the gutter. Without one, the text fills the panel. */}
      <div
        className={`mb-(--space) max-lg:contents lg:col-start-4 lg:row-start-1 lg:self-baseline ${hasPicture ? 'lg:col-span-3 lg:text-lead/body' : 'lg:-col-end-1 lg:text-title/snug'}`}
      >
        <h3
          className={`col-start-2 row-start-1 text-large max-[22.5rem]:-me-3 ${hasPicture ? 'lg:-me-gutter' : 'lg:text-heading'}`}
        >
          {title}
        </h3>
        <p
          className={`col-span-2 col-start-2 row-start-2 mt-2 max-lg:mb-(--space) ${hasPicture ? 'text-balance' : 'max-w-[28em]'}`}
        >
          {description}
        </p>
      </div>
      {illustration && (
        <Illustration
          name={illustration}
          className={`${styles.illustration} ${picture} aspect-[1.2] w-full paper min-[30rem]:aspect-[400/220] min-[30rem]:max-md:col-start-2 md:w-[42vw] lg:w-full 2xl:w-[calc(100%+var(--outside)-var(--spacing-gutter))] print:border print:border-hairline`}
        />
      )}
      {image && (
        <Image
          {...image}
          sizes="(min-width: 64rem) 50vw, (min-width: 48rem) 42vw, 100vw"
          // To the edge of the panel.
          className={`${picture} -mx-gutter aspect-[400/220] w-[100vw] max-w-none object-cover [--cut:calc(55%*var(--slope))] slanted md:ms-0 md:-me-(--outside) md:w-[calc(42vw+var(--outside))] lg:w-[calc(100%+var(--outside))]`}
        />
      )}
    </li>
  );
}
