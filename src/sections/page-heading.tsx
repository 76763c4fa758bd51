import type { CSSProperties } from 'react';
import { FoldEdge } from '../ui/fold-edge';
import { Image } from '../ui/image';
import type { PageData } from '../content-model/files/pages';
import * as styles from './page-heading.module.css';

export type Opening = Pick<PageData, 'heading' | 'description' | 'image' | 'lang'>;

/** The props of a section that can open a page. */
export interface OpeningProps<Content> {
  content: Content;
  /** The page that the section opens. */
  opening?: Opening;
}

/** The page's one heading of level 1. A large one fills the width of the page. */
export const PageTitle = ({ heading, lang, className = 'text-opening' }: PageTitleProps) => (
  <h1
    lang={lang ?? undefined}
    className={`-indent-[0.04em] ${className}`}
    style={{ '--letters': heading.length } as CSSProperties}
  >
    {heading}
  </h1>
);

type PageTitleProps = Pick<Opening, 'heading' | 'lang'> & { className?: string };

/** The opening of a page without a hero: its texts on an inverse surface, below its image, which fades before them. */
export const PageHeading = ({ heading, description, image, lang }: Opening) => (
  <header
    lang={lang ?? undefined}
    className="inverse relative overflow-x-clip [--fold:min(var(--fold-large),9rem)] [--image:clamp(13rem,40svh,24rem)] md:[--image:clamp(20rem,68svh,50rem)] dark:bg-sunken"
  >
    {image && (
      <>
        <Image
          {...image}
          alt=""
          sizes="(min-width: 64rem) 60vw, 100vw"
          className={`${styles.image} w-full object-cover md:absolute md:end-0 md:top-0 md:w-2/3 print:hidden`}
          isUrgent
        />
        {/* The navigation above the image stays readable, as in the hero. */}
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-0 z-1 h-36 bg-[linear-gradient(rgb(var(--scrim)/0.8),rgb(var(--scrim)/0.65)_var(--header),transparent)] print:hidden"
        />
      </>
    )}
    {/* The corner ends below the heading on wide screens. */}
    <div
      className={`relative page-container pb-[calc(var(--fold)*var(--fold-depth)+0.5rem)] md:pb-[calc(var(--fold)*var(--fold-depth)-4rem)] print:py-6 ${image ? 'pt-8 md:pt-[calc(var(--image)*0.74)]' : 'pt-[calc(var(--header)+clamp(4rem,14svh,9rem))]'}`}
    >
      <PageTitle heading={heading} />
      {/* Beside the corner on wide screens. */}
      <p className="mt-8 max-w-[30em] text-lead md:me-[calc(var(--fold)*1.7)] lg:mt-12">{description}</p>
    </div>
    <FoldEdge />
  </header>
);
