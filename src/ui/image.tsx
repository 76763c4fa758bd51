import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ImgHTMLAttributes } from 'react';

interface ImageProps {
  /** The address of an image on another site, which the build does not process. */
  src: string;
  /** Empty for decorative images. */
  alt: string;
  /** CSS `object-position` of the part that must stay visible. */
  focalPoint?: string | null;
  /** The processed image. */
  wide?: IGatsbyImageData;
  /** The processed image, cropped for screens higher than wide. */
  narrow?: IGatsbyImageData;
  /** CSS lengths of the image on screen, for `wide` and for `narrow`. */
  sizes?: string;
  narrowSizes?: string;
  className?: string;
  /** Loads the image before others: for the largest image of the first screen. */
  isUrgent?: boolean;
}

/** Scales a ratio such as 1 to 0.5625 to whole pixels. */
const ratioUnit = 1600;

/** The screens that get the narrow crop. */
const narrowScreens = '(max-aspect-ratio: 4/5)';

/**
 * An image in modern formats and several sizes, from the image data of gatsby-plugin-image. Its component would add
 * React's server renderer to the bundle.
 */
export function Image({
  src,
  alt,
  focalPoint,
  wide,
  narrow,
  sizes = '100vw',
  narrowSizes = '100vw',
  className,
  isUrgent = false,
}: ImageProps) {
  const fallback = wide?.images.fallback;
  // The full-width layout has a ratio instead of a size. A size of the same ratio reserves the same space.
  const width = wide && wide.width * (wide.layout === 'fullWidth' ? ratioUnit : 1);
  const height = wide && wide.height * (wide.layout === 'fullWidth' ? ratioUnit : 1);
  const attributes: ImgHTMLAttributes<HTMLImageElement> = {
    alt,
    className,
    decoding: isUrgent ? 'sync' : 'async',
    loading: isUrgent ? 'eager' : 'lazy',
    fetchPriority: isUrgent ? 'high' : 'auto',
    style: focalPoint ? { objectPosition: focalPoint } : undefined,
  };
  return (
    <picture className="contents">
      <Sources image={narrow} media={narrowScreens} sizes={narrowSizes} />
      <Sources image={wide} sizes={sizes} />
      <img
        {...attributes}
        width={width}
        height={height}
        sizes={fallback ? sizes : undefined}
        srcSet={fallback?.srcSet}
        src={fallback?.src ?? src}
      />
    </picture>
  );
}

function Sources({ image, media, sizes }: { image?: IGatsbyImageData; media?: string; sizes: string }) {
  const sources = image?.images.sources ?? [];
  const { fallback } = image?.images ?? {};
  return (
    <>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} media={media} srcSet={srcSet} sizes={sizes} />
      ))}
      {media && fallback?.srcSet && <source media={media} srcSet={fallback.srcSet} sizes={sizes} />}
    </>
  );
}
