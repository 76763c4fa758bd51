import { Image, type ImageProps } from '../ui/image';

/** An image from edge to edge of a page, below the navigation. On phones it is whole. */
export const EdgeImage = (image: Omit<ImageProps, 'sizes'>) => (
  <div data-cover className="print:hidden">
    <Image {...image} sizes="100vw" className="aspect-4/3 max-h-[52svh] w-full object-cover" isUrgent />
  </div>
);
