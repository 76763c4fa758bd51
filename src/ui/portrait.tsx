import type { ReactNode } from 'react';
import { Image, type ImageProps } from './image';

type PortraitImage = Pick<ImageProps, 'src' | 'focalPoint' | 'file'> | null;

interface PortraitProps {
  image: PortraitImage;
  sizes: string;
  className: string;
  children?: ReactNode;
}

export const Portrait = ({ image, sizes, className, children }: PortraitProps) => (
  <div
    className={`inverse folded-corner relative grid aspect-4/5 min-h-0 grid-rows-1 place-items-center overflow-clip bg-surface text-accent ${className}`}
  >
    {image ? <Image {...image} alt="" sizes={sizes} className="size-full object-cover" /> : children}
  </div>
);

interface BylineProps {
  image: PortraitImage;
  name: ReactNode;
  children?: ReactNode;
}

export const Byline = ({ image, name, children }: BylineProps) => (
  <div className="flex items-center gap-4">
    {image && (
      <Image {...image} alt="" sizes="4.5rem" className="size-18 shrink-0 rounded-medium object-cover" />
    )}
    <div>
      <p className="font-semibold">{name}</p>
      {children && <div className="text-ink-muted">{children}</div>}
    </div>
  </div>
);
