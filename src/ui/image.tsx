import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ImageFile } from '../content-model/field-types/media/image';
import { savesData } from '../hooks/saves-data';
import { useAfterLoad } from '../hooks/use-browser-value';

export const imageDataOf = (file?: ImageFile) => file?.childImageSharp?.gatsbyImageData;

/** Width to height. The build does not read images on other sites. */
export const ratioOf = (file?: ImageFile): number => {
  const data = imageDataOf(file);
  return data ? data.width / data.height : 4 / 3;
};

/** `sizes` of an image as wide as the container, and in seven of its twelve columns. */
export const containerSizes = 'min(105rem, 100vw)';
export const columnSizes = '(min-width: 64rem) min(61rem, 55vw), 100vw';

/** The fields of an image of the content can be spread into the props. */
export interface ImageProps {
  /** The address of an image on another site, which the build does not process. */
  src: string;
  /** Empty for decorative images. */
  alt: string;
  /** CSS `object-position` of the part that must stay visible. */
  focalPoint?: string | null;
  /** The processed image, in the layout `FULL_WIDTH`. Null for an image on another site. */
  file?: ImageFile;
  /** Another image, for phones in portrait format. */
  narrow?: { readonly file: ImageFile } | null;
  /** CSS lengths of `file` on screen. Without them, browsers load an image as wide as the window. */
  sizes: string;
  className?: string;
  /** Loads the image at once and before others: for the largest image of the first screen. Others load after the page. */
  isUrgent?: boolean;
  /** Loads the image near the screen only, and not at all while it is not displayed. */
  isLazy?: boolean;
}

/** The full-width layout has a ratio, such as 1 to 0.5625, instead of a size. In px, it reserves the same space. */
const ratioUnit = 1600;

/**
 * An image in modern formats and several sizes, from the image data of gatsby-plugin-image. Its component would add
 * React's server renderer to the bundle.
 *
 * Without scripts, and for visitors who save data, an image that is not urgent loads near the screen. Otherwise it loads
 * after the page, and is painted together with it: a print, a full-page screenshot or a fast scroll shows every image.
 */
export function Image(props: ImageProps) {
  const { src, alt, focalPoint, file, narrow, sizes, className, isUrgent, isLazy } = props;
  const wide = imageDataOf(file);
  const { sources, fallback } = wide?.images ?? {};
  // A browser without AVIF gets one size: a second list for each image would make documents longer for all.
  const srcSet = sources?.length ? undefined : fallback?.srcSet;
  const isLoaded = useAfterLoad();
  const isEager = isUrgent || (isLoaded && !isLazy && !savesData());
  return (
    <picture className="contents">
      <Sources image={imageDataOf(narrow?.file)} media="(max-aspect-ratio: 2/3)" sizes="100vw" />
      <Sources image={wide} sizes={sizes} />
      <img
        alt={alt}
        className={className}
        decoding={isEager ? 'sync' : 'async'}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : undefined}
        style={focalPoint ? { objectPosition: focalPoint } : undefined}
        width={wide && ratioUnit}
        height={wide && Math.round(wide.height * ratioUnit)}
        sizes={srcSet && sizes}
        srcSet={srcSet}
        src={fallback?.src ?? src}
      />
    </picture>
  );
}

function Sources({ image, media, sizes }: { image?: IGatsbyImageData; media?: string; sizes: string }) {
  const { sources = [], fallback } = image?.images ?? {};
  return (
    <>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} media={media} srcSet={srcSet} sizes={sizes} />
      ))}
      {media && fallback?.srcSet && <source media={media} srcSet={fallback.srcSet} sizes={sizes} />}
    </>
  );
}
