import type { CSSProperties } from 'react';
import { FoldEdge } from '../ui/fold-edge';
import { Image } from '../ui/image';
import { imageProps } from '../ui/image-props';
import type { PageData } from '../content-model/files/pages';

type PageHeadingProps = Pick<PageData, 'heading' | 'description' | 'image'>;

/** The opening of a page without a hero: its heading and description on an inverse surface, below its image. */
export const PageHeading = ({ heading, description, image }: PageHeadingProps) => (
  <header className="page-heading inverse">
    {image && <Image {...imageProps(image)} alt="" sizes="(min-width: 64rem) 60vw, 100vw" isUrgent />}
    <div className="page-container">
      <h1 style={{ '--letters': heading.length } as CSSProperties}>{heading}</h1>
      <p>{description}</p>
    </div>
    <FoldEdge />
  </header>
);
