import { Image, type ImageProps } from '../ui/image';

/** An image from edge to edge at the top of a page. The navigation above it stays readable. */
export const EdgeImage = (image: Omit<ImageProps, 'sizes'>) => (
  <div data-cover className="relative h-[clamp(15rem,52svh,54rem)] max-md:h-[46svh] print:hidden">
    <Image {...image} sizes="100vw" className="size-full object-cover" isUrgent />
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 h-36 bg-[linear-gradient(rgb(var(--scrim)/0.8),rgb(var(--scrim)/0.65)_var(--header),transparent)]"
    />
  </div>
);
