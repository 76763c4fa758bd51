import { WidthSlider } from '../ui/controls/width-slider';
import { Image } from '../ui/image';
import type { CaseStudyData } from '../content-model/collections/case-study';

const look = 'aspect-video w-full rounded-large object-cover max-sm:aspect-4/5';
const sizes = '(min-width: 40rem) min(105rem, 100vw), 220vw';

type ComparisonProps = NonNullable<CaseStudyData['comparison']> & { className: string };

export const Comparison = ({ name, before, after, caption, className }: ComparisonProps) => (
  <figure className={`page-container overflow-x-clip ${className}`}>
    <div className="relative [--width:50%]">
      <Image {...before} sizes={sizes} className={look} />
      <div className="absolute inset-0 [--edge:calc(var(--width)-var(--shift))] [clip-path:inset(0_0_0_var(--edge))] rtl:[clip-path:inset(0_var(--edge)_0_0)]">
        <Image {...after} sizes={sizes} className={look} />
      </div>
      <WidthSlider
        label={name}
        start={50}
        className="w-[calc(100%+var(--thumb))] md:inset-y-0 md:h-full md:rounded-large"
      />
    </div>
    <figcaption className="mt-4 text-small text-ink-muted">{caption}</figcaption>
  </figure>
);
