import type { ReactNode } from 'react';
import { Image, type ImageProps } from './image';
import * as styles from './portrait.module.css';

type PortraitImage = Pick<ImageProps, 'src' | 'focalPoint' | 'file'> | null;

interface PortraitProps {
  image: PortraitImage;
  sizes: string;
  className: string;
  children?: ReactNode;
}

export const Portrait = ({ image, sizes, className, children }: PortraitProps) => (
  <div className={`inverse folded-corner ${styles.portrait} ${className}`}>
    {image ? <Image {...image} alt="" sizes={sizes} className={styles.image} /> : children}
  </div>
);

interface BylineProps {
  image: PortraitImage;
  name: ReactNode;
  children?: ReactNode;
}

export const Byline = ({ image, name, children }: BylineProps) => (
  <div className={styles.byline}>
    {image && <Image {...image} alt="" sizes="4.5rem" className={styles.author} />}
    <div>
      <p className="font-semibold">{name}</p>
      {children && <div className="text-ink-muted">{children}</div>}
    </div>
  </div>
);
