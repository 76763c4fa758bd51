import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** An image of the content, as queries return it. */
interface ContentImage {
  readonly src: string;
  readonly focalPoint?: string | null;
  /** Null for an image on another site. */
  readonly file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
}

/** The props of `Image` for an image of the content. */
export const imageProps = ({ src, focalPoint, file }: ContentImage) => ({
  src,
  focalPoint,
  wide: file?.childImageSharp?.gatsbyImageData,
});
