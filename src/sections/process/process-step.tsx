import type { CSSProperties } from 'react';
import { Icon } from '../../ui/icon';
import { Illustration } from '../illustration';

type Step = Queries.ProcessStepFieldsFragment;

interface ProcessStepProps {
  step: Step;
  /** Counted from 1. */
  number: number;
  /** The next step, to which the line leads. */
  next?: Step;
}

/** One step, and a line to the next step in a gradient from one colour to the other. */
export function ProcessStep({ step, number, next = step }: ProcessStepProps) {
  const { icon, title, description, colour, illustration } = step;
  const style = {
    '--colour': `var(--step-${colour})`,
    '--next': `var(--step-${next.colour})`,
  } as CSSProperties;
  return (
    <li className="process-step relative grid gap-x-gutter" style={style}>
      <span className="grid size-14 place-items-center rounded-full text-(--colour)" aria-hidden="true">
        <Icon icon={icon} className="size-6" />
      </span>
      <p className="font-display font-light text-(--colour)" aria-hidden="true">
        {number}
      </p>
      <div>
        <h3 className="text-large">{title}</h3>
        <p className="mt-2 text-balance text-ink-muted">{description}</p>
      </div>
      {illustration && <Illustration name={illustration} />}
    </li>
  );
}
