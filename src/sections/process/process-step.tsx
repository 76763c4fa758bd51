import { type CSSProperties, useId } from 'react';
import { Icon } from '../../ui/icon';

type Step = Queries.ProcessSectionFragment['steps'][number];

const stepColour = (colour: string) => `var(--step-${colour})`;

interface ProcessStepProps {
  step: Step;
  /** Counted from 0. */
  index: number;
  /** The next step, to which the line leads. */
  next?: Step;
}

/** One step, and the part of the line from it to the next step. */
export function ProcessStep({ step: { icon, title, description, colour }, index, next }: ProcessStepProps) {
  const style = { '--index': index, '--colour': stepColour(colour) } as CSSProperties;
  return (
    <li className="process-step relative grid" style={style}>
      <div aria-hidden="true">
        {next && <FoldLine from={stepColour(colour)} to={stepColour(next.colour)} />}
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

/** A line from corner to corner of its box, in a gradient from one colour to the other. */
function FoldLine({ from, to }: { from: string; to: string }) {
  const gradient = useId();
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" data-part="line">
      <defs>
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="100" y2="100">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <path d="M0 0 100 100" stroke={`url(#${gradient})`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
