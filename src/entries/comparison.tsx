import { WidthSlider } from '../ui/controls/width-slider';
import { Image } from '../ui/image';
import type { CaseStudyData } from '../content-model/collections/case-study';
import * as styles from './comparison.module.css';

const sizes = '(min-width: 40rem) min(105rem, 100vw), 220vw';

type ComparisonProps = NonNullable<CaseStudyData['comparison']> & { className: string };

export const Comparison = ({ name, before, after, caption, className }: ComparisonProps) => (
  <figure className={`page-container overflow-x-clip ${className}`}>
    <div className={styles.images}>
      <Image {...before} sizes={sizes} className={styles.image} />
      <div className={styles.after}>
        <Image {...after} sizes={sizes} className={styles.image} />
      </div>
      <WidthSlider label={name} start={50} className={styles.slider} />
    </div>
    <figcaption className="mt-4 text-small text-ink-muted">{caption}</figcaption>
  </figure>
);
