import type { ReactNode } from 'react';
import { Image, type ImageProps } from './image';

interface BylineProps {
  image: Pick<ImageProps, 'src' | 'focalPoint' | 'file'> | null;
  name: ReactNode;
  /** What follows the name, in muted colour. */
  children?: ReactNode;
}

/** A small portrait with a name. */
export const Byline = ({ image, name, children }: BylineProps) => (
  <>
    {image && (
      <Image
        {...image}
        alt=""
        sizes="4.5rem"
        // No gap: the sources of the image would be items of the row, too.
        className="me-4 size-18 shrink-0 rounded-medium object-cover"
      />
    )}
    <div>
      <p className="font-semibold">{name}</p>
      {children && <div className="text-ink-muted">{children}</div>}
    </div>
  </>
);
