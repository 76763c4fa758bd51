import type { CSSProperties } from 'react';
import { FoldEdge } from '../ui/fold-edge';
import { Image } from '../ui/image';
import { imageProps } from '../ui/image-props';

type PageHeadingProps = Pick<Queries.PageSectionsFragment, 'heading' | 'description' | 'image'>;

/** The opening of a page without a hero: its heading and description on an inverse surface, below its image. */
export const PageHeading = ({ heading, description, image }: PageHeadingProps) => (
  <header className="inverse relative overflow-clip [--fold:var(--fold-large)] dark:bg-surface">
    {image && (
      <Image
        {...imageProps(image)}
        alt=""
        sizes="(min-width: 48rem) 66vw, 100vw"
        className="page-heading-image w-full object-cover md:w-2/3 print:hidden"
        isUrgent
      />
    )}
    <div
      className={`page-container pb-[calc(var(--fold)*1.46+0.5rem)] md:pb-24 print:py-6 ${image ? 'pt-12' : 'pt-[calc(var(--header)+clamp(4rem,14svh,9rem))]'}`}
    >
      <h1 className="page-title" style={{ '--letters': heading.length } as CSSProperties}>
        {heading}
      </h1>
      <p className="mt-8 max-w-[30em] text-lead text-pretty md:mr-[calc(var(--fold)*1.7)]">{description}</p>
    </div>
    <FoldEdge />
  </header>
);
