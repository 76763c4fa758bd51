import * as slider from './services/width-slider.module.css';
import { Image } from '../ui/image';
import type { CaseStudyData } from '../content-model/collections/case-study';

const look = 'aspect-video w-full rounded-large object-cover';
const sizes = '(min-width: 80rem) 80rem, 100vw';

/** Two images on top of each other. Visitors move the edge between what was and what is. */
export const Comparison = ({ name, before, after, caption }: NonNullable<CaseStudyData['comparison']>) => (
  <figure className="page-container pb-rhythm">
    <div className="relative [--width:50%]">
      <Image {...before} sizes={sizes} className={look} />
      <div className="absolute inset-0 [clip-path:inset(0_0_0_var(--width))] rtl:[clip-path:inset(0_var(--width)_0_0)]">
        <Image {...after} sizes={sizes} className={look} />
      </div>
      <input
        type="range"
        defaultValue="50"
        aria-label={name}
        className={`${slider.slider} absolute w-[calc(100%+var(--thumb))] appearance-none rounded-full`}
        onInput={({ currentTarget: { parentElement, value } }) =>
          parentElement?.style.setProperty('--width', `${value}%`)
        }
      />
    </div>
    <figcaption className="mt-4 text-small text-ink-muted">{caption}</figcaption>
  </figure>
);
