import type { CSSProperties } from 'react';
import { Image, type ImageProps } from '../../ui/image';

const panels = [0, 1, 2, 3, 4];

/** A decorative image on a sheet that is folded like a leaflet. It opens a little when the page appears. */
export const FoldedImage = ({ className, ...image }: Omit<ImageProps, 'alt' | 'sizes' | 'isUrgent'>) => (
  <div
    aria-hidden="true"
    className={`folded-sheet grid print:hidden forced-colors:hidden ${className ?? ''}`.trim()}
    style={{ '--panels': panels.length } as CSSProperties}
  >
    {panels.map((panel) => (
      <div key={panel} className="relative overflow-clip" style={{ '--panel': panel } as CSSProperties}>
        {/* The sheet is higher than the image, which covers it: the image is wider than the sheet. */}
        <Image {...image} alt="" sizes="(min-width: 64rem) 75vw, 100vw" isUrgent />
      </div>
    ))}
  </div>
);
