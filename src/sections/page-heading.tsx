import type { CSSProperties } from 'react';
import { FoldEdge } from '../ui/fold-edge';
import { Image } from '../ui/image';
import { imageProps } from '../ui/image-props';

type PageHeadingProps = Pick<Queries.PageSectionsFragment, 'heading' | 'description' | 'image'>;

/** The opening of a page without a hero: its heading and description on an inverse surface, below its image. */
export const PageHeading = ({ heading, description, image }: PageHeadingProps) => (
  <header className="page-heading inverse relative overflow-clip dark:bg-surface">
    {image && <Image {...imageProps(image)} alt="" sizes="(min-width: 48rem) 67vw, 100vw" isUrgent />}
    <div className="page-container">
      <h1 style={{ '--letters': heading.length } as CSSProperties}>{heading}</h1>
      <p className="text-lead">{description}</p>
    </div>
    <FoldEdge />
  </header>
);
