import { Icon } from '../../ui/icon';
import { Image } from '../../ui/image';
import { Illustration } from '../illustration';
import type { ProcessContent } from './definition';
import * as foldedPictures from './picture.module.css';
import * as plainStyles from './plain-step.module.css';
import * as lineStyles from './step-line.module.css';
import * as foldedStyles from './step.module.css';
import { useLine } from '../../ui/line';

const styles = __PARTS__.ornaments ? foldedStyles : plainStyles;
const pictures = __PARTS__.ornaments ? foldedPictures : plainStyles;

export const lightColours: readonly string[] = ['amber', 'cream'];

interface ProcessStepProps {
  step: ProcessContent['steps'][number];
  /** Counted from 1. */
  number: number;
  isLast: boolean;
}

/** One step on a panel of its colour. */
export function ProcessStep({ step, number, isLast }: ProcessStepProps) {
  const { icon, title, description, colour, image } = step;
  const hasLine = useLine();
  const illustration = __PARTS__.ornaments ? step.illustration : null;
  const style = {
    '--colour': `var(--step-${colour})`,
    '--on-colour': lightColours.includes(colour) ? 'var(--art-ink)' : undefined,
  };
  const looks = [
    number === 1 && styles.first,
    number % 2 === 0 && styles.away,
    isLast && styles.last,
    !illustration && !image && styles.full,
  ];
  return (
    <li className={`unfold-on-enter ${[styles.step, ...looks].filter(Boolean).join(' ')}`} style={style}>
      {__PARTS__.ornaments && (
        <span className={`drawn-down ${lineStyles.line} ${isLast ? lineStyles.end : ''}`.trim()} />
      )}
      {hasLine && isLast && <span className={`drawn-down ${lineStyles.leave}`} />}
      <span className={styles.node} aria-hidden="true">
        {icon && <Icon icon={icon} className="size-6" />}
      </span>
      <p className={styles.number} aria-hidden="true">
        {number}
      </p>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
      {illustration && (
        <Illustration name={illustration} className={`${pictures.picture} ${pictures.illustration}`} />
      )}
      {image && (
        <Image
          {...image}
          sizes="(min-width: 64rem) 50vw, (min-width: 48rem) 42vw, 100vw"
          className={`${pictures.picture} ${pictures.image}`}
        />
      )}
    </li>
  );
}
