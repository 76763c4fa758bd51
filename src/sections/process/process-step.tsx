import type { CSSProperties } from 'react';
import { Icon } from '../../ui/icon';
import { Illustration } from '../illustration';
import type { ProcessContent } from './definition';

type Step = ProcessContent['steps'][number];

/** The colours of panels with dark text. */
export const lightColours: readonly string[] = ['amber', 'cream'];

interface ProcessStepProps {
  step: Step;
  /** Counted from 1. */
  number: number;
}

/** One step on a panel of its colour. */
export function ProcessStep({ step, number }: ProcessStepProps) {
  const { icon, title, description, colour, illustration } = step;
  const style = {
    '--colour': `var(--step-${colour})`,
    '--on-colour': lightColours.includes(colour) ? 'var(--art-ink)' : undefined,
  } as CSSProperties;
  return (
    <li className="process-step relative grid gap-x-gutter" style={style}>
      <span className="grid size-14 place-items-center rounded-circle" aria-hidden="true">
        <Icon icon={icon} className="size-6" />
      </span>
      <p className="font-display font-light" aria-hidden="true">
        {number}
      </p>
      <div>
        <h3 className="text-large">{title}</h3>
        <p className="mt-2 text-balance">{description}</p>
      </div>
      {illustration && <Illustration name={illustration} />}
    </li>
  );
}
