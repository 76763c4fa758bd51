import { Image, type ImageProps } from '../../ui/image';
import * as styles from './folded-image.module.css';

const panels = [0, 1, 2, 3, 4];

/** Of a panel that is turned to the light, and of one that is turned away. */
const shades = ['from-transparent from-40% to-scrim/42', 'from-scrim/62 to-scrim/28'];

/** A decorative image on a sheet that is folded like a leaflet. It opens a little when the page appears. */
export const FoldedImage = ({ className, ...image }: Omit<ImageProps, 'alt' | 'sizes' | 'isUrgent'>) => (
  <div
    aria-hidden="true"
    // Parts of the image are in the order of the panels.
    className={`${styles.image} grid grid-cols-[repeat(var(--panels),minmax(0,1fr))] [--angle:11deg] [direction:ltr] hover:[--angle:3deg] print:hidden forced-colors:hidden ${className ?? ''}`.trim()}
    style={{ '--panels': panels.length }}
  >
    {panels.map((panel) => (
      // The margin covers the hairline gap between two slanted edges.
      <div
        key={panel}
        className={`${styles.panel} ${panel % 2 ? 'origin-top-right' : 'origin-top-left'} relative -mr-px overflow-clip`}
        style={{ '--panel': panel, '--direction': panel % 2 ? -1 : 1 }}
      >
        {/* The sheet is higher than the image, which covers it: the image is wider than the sheet. */}
        <Image
          {...image}
          alt=""
          sizes="(min-width: 64rem) 75vw, 100vw"
          className="absolute top-0 left-[calc(var(--panel)*-100%)] h-full w-[calc(var(--panels)*100%)] max-w-none object-cover"
          isUrgent
        />
        <div className={`absolute inset-0 bg-linear-to-r ${shades[panel % 2]}`} />
      </div>
    ))}
  </div>
);
