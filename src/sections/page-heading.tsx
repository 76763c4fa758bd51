import type { CSSProperties } from 'react';
import { FoldEdge } from '../ui/fold-edge';
import { Image } from '../ui/image';
import type { PageData } from '../content-model/files/pages';
import * as styles from './page-heading.module.css';

type PageHeadingProps = Pick<PageData, 'heading' | 'description' | 'image'>;

/** The opening of a page without a hero: its heading and description on an inverse surface, below its image. */
export const PageHeading = ({ heading, description, image }: PageHeadingProps) => (
  <header
    className={`${styles.heading} inverse relative overflow-clip [--fold:min(var(--fold-large),9rem)] dark:bg-sunken`}
  >
    {image && (
      <>
        <Image
          {...image}
          alt=""
          sizes="(min-width: 64rem) 60vw, 100vw"
          className={`${styles.image} w-full object-cover md:ml-auto md:w-3/5 print:hidden`}
          isUrgent
        />
        <div aria-hidden="true" className={`${styles.scrim} absolute inset-x-0 top-0 z-1 h-36`} />
      </>
    )}
    {/* The corner ends below the heading on wide screens. */}
    <div
      className={`page-container pb-[calc(var(--fold)*var(--fold-depth)+0.5rem)] md:pb-[calc(var(--fold)*var(--fold-depth)-4rem)] print:py-6 ${image ? 'pt-12' : 'pt-[calc(var(--header)+clamp(4rem,14svh,9rem))]'}`}
    >
      <h1 className="-indent-[0.04em] text-opening" style={{ '--letters': heading.length } as CSSProperties}>
        {heading}
      </h1>
      {/* Beside the corner on wide screens. */}
      <p className="mt-8 max-w-[30em] text-lead md:mr-[calc(var(--fold)*1.7)]">{description}</p>
    </div>
    <FoldEdge />
  </header>
);
