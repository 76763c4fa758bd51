import type { ReactNode } from 'react';
import { Image, type ImageProps } from './image';
import { SecondPortrait } from './second-portrait';
import * as styles from './portrait.module.css';

type PortraitImage = Pick<ImageProps, 'src' | 'focalPoint' | 'file'>;

interface PortraitProps {
  image: PortraitImage | null;
  /** Another image, which appears when a card of the class `fold-on-hover` is pointed at. */
  second?: PortraitImage | null;
  sizes: string;
  className: string;
  children?: ReactNode;
}

export const Portrait = ({ image, second, sizes, className, children }: PortraitProps) => (
  <div className={`${image ? '' : 'inverse bg-surface text-accent'} ${styles.portrait} ${className}`.trim()}>
    {image ? <Image {...image} alt="" sizes={sizes} className={styles.image} /> : children}
    {__PARTS__.secondPortraits && second && <SecondPortrait {...second} sizes={sizes} />}
  </div>
);

interface BylineProps {
  image: PortraitImage | null;
  /** The width of the image, a CSS length. */
  sizes?: string;
  name: ReactNode;
  children?: ReactNode;
}

export const Byline = ({ image, sizes = '4.5rem', name, children }: BylineProps) => (
  <div className={styles.byline}>
    {image && <Image {...image} alt="" sizes={sizes} className={styles.author} />}
    <div>
      <p className="font-semibold">{name}</p>
      {children && <div className="text-ink-muted">{children}</div>}
    </div>
  </div>
);
