import type { ReactNode } from 'react';
import { columnSizes, Image, ratioOf } from '../image';
import type { ProseElement, ProseProps } from './prose';

/** Numbers, each at the end of its bar, which is cut at the angle of the fold. That of the largest one fills the column. */
export const Chart = ({ bars = [], className }: Pick<ProseElement, 'bars'> & { className?: string }) => (
  <dl className={className} style={{ '--letters': Math.max(...bars.map(({ value }) => value.length)) }}>
    {bars.map(({ label, value, share }, index) => (
      <div key={index} className="break-inside-avoid">
        <dt className="text-small text-ink-muted">{label}</dt>
        <dd className="mt-1 flex items-center gap-x-3 font-display text-title leading-none font-semibold whitespace-nowrap [font-variant-numeric:tabular-nums]">
          <span
            aria-hidden="true"
            className={`h-3 w-[calc(var(--share)*(100%-var(--letters)*1ch-0.75rem))] min-w-3 flex-none rotate-180 [--cut:calc(0.75rem*var(--slope))] [print-color-adjust:exact] slanted ${share === 1 ? 'bg-quiet-line' : 'bg-accent'} forced-colors:border`}
            style={{ '--share': share }}
          />
          {value}
        </dd>
      </div>
    ))}
  </dl>
);

type FigureProps = Partial<ProseProps['images'][number]> & { caption: ReactNode; isPage?: boolean };

/**
 * An image as wide as the column, with the caption below it. On a page it reaches both edges. Those of a group share rows,
 * in which all are as high.
 */
export const Figure = ({ src = '', alt = '', file, caption, isPage }: FigureProps) => (
  <figure
    style={{ '--ratio': ratioOf(file) }}
    className={`my-12 min-w-0 grow-[calc(var(--ratio)*100)] basis-[calc(var(--ratio)*13rem)] break-inside-avoid ${isPage ? 'clear-both -ms-(--inset) w-[100vw] [--inset:calc(var(--outside)+var(--start))] lg:my-20' : ''}`}
  >
    <Image
      src={src}
      alt={alt}
      file={file}
      sizes={isPage ? '100vw' : columnSizes}
      className={`h-auto w-full bg-sunken ${isPage ? 'unfolding max-h-[112svh] object-cover' : 'rounded-large'}`}
    />
    {caption && (
      <figcaption className="mx-[var(--inset,0px)] mt-4 max-w-[34em] text-small text-pretty text-ink-muted">
        {caption}
      </figcaption>
    )}
  </figure>
);
