import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useLayoutContent } from '../use-layout-content';
import { TextLink } from '../../ui/controls/text-link';
import { FoldEdge } from '../../ui/fold-edge';
import { Image } from '../../ui/image';
import { imageProps } from '../../ui/image-props';
import { StatusMark } from './status-mark';

interface ArticleHeaderProps {
  title: string;
  description: string;
  status: string | null;
  listPage: Queries.ArticleListPageFragment | null;
  cover: Queries.ArticleCoverFragment | null;
  /** Lines below the description. */
  children?: ReactNode;
}

/** The heading of a post or case study on an inverse surface, with the way back to the list, and the cover below. */
export function ArticleHeader({ title, description, status, listPage, cover, children }: ArticleHeaderProps) {
  const { labels } = useLayoutContent();
  return (
    <>
      <header className="inverse relative pt-[calc(var(--header)+clamp(2.5rem,9svh,6rem))] pb-[calc(var(--spacing-edge)+clamp(1.5rem,4svh,3rem))] print:py-6">
        <div className="page-container wrap-anywhere">
          {listPage && (
            <nav aria-label={labels.breadcrumbs} className="mb-6 print:hidden">
              <TextLink href={listPage.path} className="gap-2 font-semibold">
                <ArrowLeftIcon className="size-5" />
                {listPage.title}
              </TextLink>
            </nav>
          )}
          <StatusMark status={status} className="mb-4" />
          <h1 className="-ml-[0.035em] max-w-[14em] text-heading text-balance">{title}</h1>
          <p className="mt-6 max-w-[34em] text-lead text-ink-muted">{description}</p>
          {children}
        </div>
        <FoldEdge />
      </header>
      {cover && (
        <div className="page-container mt-6 print:hidden">
          <Image
            {...imageProps(cover)}
            alt={cover.alt}
            sizes="(min-width: 80rem) 80rem, 100vw"
            className="aspect-3/2 w-full rounded-large bg-sunken object-cover"
            isUrgent
          />
        </div>
      )}
    </>
  );
}

export const fragment = graphql`
  fragment ArticleListPage on Page {
    path
    title
  }

  fragment ArticleCover on Image {
    src
    alt
    focalPoint
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 960, 1280, 1600])
      }
    }
  }
`;
