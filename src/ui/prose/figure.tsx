import type { ReactNode } from 'react';
import { columnSizes, Image, type ImageProps, ratioOf } from '../image';
import * as styles from './figure.module.css';

type FigureProps = Partial<Pick<ImageProps, 'src' | 'alt' | 'file'>> & {
  caption: ReactNode;
  isPage?: boolean;
};

/**
 * An image as wide as the column, with the caption below it. On a page it is wider, and reaches both edges of a narrow one. Those of a group share rows,
 * in which all are as high.
 */
export const Figure = ({ src = '', alt = '', file, caption, isPage }: FigureProps) => (
  <figure
    style={{ '--ratio': ratioOf(file) }}
    className={`${styles.figure} ${isPage ? styles.wide : ''}`.trim()}
  >
    <Image
      src={src}
      alt={alt}
      file={file}
      sizes={isPage ? '100vw' : columnSizes}
      className={`${styles.image} ${isPage ? 'enter-on-scroll' : ''}`.trim()}
    />
    {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
);

interface GalleryProps {
  isPage?: boolean;
  children: ReactNode;
}

/** Images in rows, on a page as wide as its container. */
export const Gallery = ({ isPage, children }: GalleryProps) => (
  <div className={`${styles.gallery} ${isPage ? styles.across : ''} *:my-0`}>{children}</div>
);
