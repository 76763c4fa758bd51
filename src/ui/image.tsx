import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ImgHTMLAttributes } from 'react';

interface ImageProps {
  /** An address, used when the image is kept elsewhere and could not be processed. */
  src: string;
  /** What it shows; empty for decoration. */
  alt: string;
  /** CSS `object-position` of what must stay visible. */
  focalPoint?: string | null;
  /** The processed image. */
  wide?: IGatsbyImageData;
  /** The processed image, cropped for screens higher than wide. */
  narrow?: IGatsbyImageData;
  /** CSS lengths of the image on screen, for `wide` and for `narrow`. */
  sizes?: string;
  narrowSizes?: string;
  className?: string;
  /** Fetch at once and before other images: for the largest one of the first screen. */
  isUrgent?: boolean;
}

/** Makes whole pixels of a ratio such as 1 to 0.5625. */
const ratioUnit = 1600;

/** The screens that get the narrow crop. */
const narrowScreens = '(max-aspect-ratio: 4/5)';

/**
 * An image in modern formats and the right size. The helper component of gatsby-plugin-image would bring React's
 * server renderer to the browser; its image data is all that is needed.
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
  // The full-width layout gives a ratio, not a size: a size of that ratio reserves the same place.
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
