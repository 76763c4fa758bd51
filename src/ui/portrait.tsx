import type { ReactNode } from 'react';
import { Image, type ImageProps } from './image';

interface PortraitProps {
  image: Pick<ImageProps, 'src' | 'focalPoint' | 'file'> | null;
  sizes: string;
  className: string;
  /** What replaces a missing image. */
  children?: ReactNode;
}

/** A portrait with a folded corner. */
export const Portrait = ({ image, sizes, className, children }: PortraitProps) => (
  <div
    className={`inverse folded-corner relative grid aspect-4/5 min-h-0 grid-rows-1 place-items-center overflow-clip bg-surface text-accent ${className}`}
  >
    {image ? <Image {...image} alt="" sizes={sizes} className="size-full object-cover" /> : children}
  </div>
);
