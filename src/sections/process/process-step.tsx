import type { CSSProperties } from 'react';
import { Icon } from '../../ui/icon';
import { Illustration } from '../illustration';
import type { ProcessContent } from './definition';
import * as styles from './process-step.module.css';

type Step = ProcessContent['steps'][number];

/** The colours of panels with dark text. */
export const lightColours: readonly string[] = ['amber', 'cream'];

interface ProcessStepProps {
  step: Step;
  /** Counted from 1. */
  number: number;
  isLast: boolean;
}

/** One step on a panel of its colour. Without the margin, a line shows below a panel whose height is a fraction. */
export function ProcessStep({ step, number, isLast }: ProcessStepProps) {
  const { icon, title, description, colour, illustration } = step;
  const style = {
    '--colour': `var(--step-${colour})`,
    '--on-colour': lightColours.includes(colour) ? 'var(--art-ink)' : undefined,
  } as CSSProperties;
  const look = [styles.step, number === 1 && styles.first, number % 2 === 0 && styles.away];
  return (
    <li
      className={`${look.filter(Boolean).join(' ')} relative -mb-px grid break-inside-avoid gap-x-gutter`}
      style={style}
    >
      <span
        aria-hidden="true"
        className={`${styles.line} ${isLast ? styles.lastLine : ''} absolute inset-y-0 col-start-1 w-0.5 opacity-50 lg:col-start-3`}
      />
      <span
        className="mt-(--node-top) grid size-14 place-items-center rounded-circle border-2 lg:col-start-3 lg:row-start-1"
        aria-hidden="true"
      >
        <Icon icon={icon} className="size-6" />
      </span>
      <p
        className="font-display text-large leading-[1.05] font-light tracking-normal lg:col-span-2 lg:col-start-1 lg:row-start-1 lg:self-baseline lg:text-(length:--number) lg:leading-[0.72]"
        aria-hidden="true"
      >
        {number}
      </p>
      <div className="mb-(--space) lg:col-span-3 lg:col-start-4 lg:row-start-1 lg:self-baseline lg:text-lead/body">
        {/* A long word may use the gutter. */}
        <h3 className="text-large lg:-mr-gutter">{title}</h3>
        <p className="mt-2 text-balance">{description}</p>
      </div>
      {illustration && (
        <Illustration
          name={illustration}
          delay={2000 + 200 * ((number - 1) % 3)}
          className={`${styles.illustration} relative col-span-full -mt-4 aspect-[1.2] w-full self-end paper min-[30rem]:col-start-2 min-[30rem]:aspect-[400/220] md:col-start-4 md:mt-0 md:w-[42vw] lg:col-start-7 lg:row-start-1 lg:w-full print:border print:border-hairline`}
        />
      )}
    </li>
  );
}
