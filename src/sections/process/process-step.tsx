import { type CSSProperties, useId } from 'react';
import { Icon } from '../../ui/icon';

type Step = Queries.ProcessSectionFragment['steps'][number];

const stepColour = (colour: string) => `var(--step-${colour})`;

interface ProcessStepProps {
  step: Step;
  /** The step's place, counted from 0. */
  index: number;
  /** The step that the line leads on to. */
  next?: Step;
}

/** One step on the path and the piece of the line that leads from it to the next. */
export function ProcessStep({ step: { icon, title, description, colour }, index, next }: ProcessStepProps) {
  const style = { '--index': index, '--colour': stepColour(colour) } as CSSProperties;
  return (
    <li className="process-step" style={style}>
      <div className="process-bend" aria-hidden="true">
        {next && <FoldLine from={stepColour(colour)} to={stepColour(next.colour)} />}
        <span className="process-node">
          <Icon icon={icon} className="size-6" />
        </span>
      </div>
      <div className="process-text">
        <p className="process-number" aria-hidden="true">
          {index + 1}
        </p>
        <h3 className="text-title">{title}</h3>
        <p className="balance mt-2 text-ink-muted">{description}</p>
      </div>
    </li>
  );
}

/** A straight piece of line that fills its box from corner to corner and changes colour on the way. */
function FoldLine({ from, to }: { from: string; to: string }) {
  const gradient = useId();
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="process-line">
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
