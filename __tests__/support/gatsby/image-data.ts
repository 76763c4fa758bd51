import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** The arguments of `gatsbyImageData` that the site's queries use. */
export interface ImageArguments {
  aspectRatio?: number;
  breakpoints?: number[];
}

/**
 * Image data of gatsby-plugin-sharp for the full-width layout, without an image. Each address contains the name, aspect
 * ratio, width and format.
 *
 * @param src the image as content names it
 * @param wish the arguments of `gatsbyImageData`
 */
export function imageData(
  src: string,
  { aspectRatio = 16 / 9, breakpoints = [800] }: ImageArguments = {},
): IGatsbyImageData {
  const name = src.replace(/^images\/|\.\w+$/g, '');
  const address = (width: number, format: string) =>
    `/static/${name}-${aspectRatio.toFixed(2)}-${width}.${format}`;
  const srcSet = (format: string) =>
    breakpoints.map((width) => `${address(width, format)} ${width}w`).join(',');
  return {
    layout: 'fullWidth',
    width: 1,
    height: 1 / aspectRatio,
    images: {
      sources: ['avif', 'webp'].map((format) => ({
        type: `image/${format}`,
        srcSet: srcSet(format),
        sizes: '100vw',
      })),
      fallback: { src: address(breakpoints[0] ?? 0, 'jpg'), srcSet: srcSet('jpg'), sizes: '100vw' },
    },
  };
}
