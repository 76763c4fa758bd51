import { type CSSProperties, useId } from 'react';
import { Icon } from '../../ui/icon';

type Step = Queries.ProcessStepFieldsFragment;

const stepColour = (colour: string) => `var(--step-${colour})`;

interface ProcessStepProps {
  step: Step;
  /** Counted from 0. */
  index: number;
  /** The next step, to which the line leads. */
  next?: Step;
}

/** One step, and a line to the next step in a gradient from one colour to the other. */
export function ProcessStep({ step: { icon, title, description, colour }, index, next }: ProcessStepProps) {
  const gradient = useId();
  const style = { '--index': index, '--colour': stepColour(colour) } as CSSProperties;
  return (
    <li className="process-step relative grid" style={style}>
      <div aria-hidden="true">
        {next && (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" stroke={`url(#${gradient})`} data-part="line">
            <linearGradient id={gradient} gradientUnits="userSpaceOnUse" y2="100">
              <stop stopColor="var(--colour)" />
              <stop offset="1" stopColor={stepColour(next.colour)} />
            </linearGradient>
            <path d="M0 0 100 100" vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        <span className="absolute grid place-items-center rounded-full bg-surface">
          <Icon icon={icon} className="size-6" />
        </span>
      </div>
      <div>
        <p className="mb-1.5 font-display text-number font-light text-(--colour)" aria-hidden="true">
          {index + 1}
        </p>
        <h3 className="text-title">{title}</h3>
        <p className="mt-2 text-balance text-ink-muted">{description}</p>
      </div>
    </li>
  );
}
