import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useLayoutContent } from '../use-layout-content';
import { TextLink } from '../../ui/controls/text-link';
import { FoldEdge } from '../../ui/fold-edge';
import { Image } from '../../ui/image';
import type { EntryLinks } from './next-entry';
import { StatusMark } from './status-mark';
import type { ImageData } from '../../content-model/parts/image';

interface ArticleHeaderProps {
  title: string;
  description: string;
  status: string | null;
  listPage: EntryLinks['listPage'];
  cover: ImageData | null;
  /** Opposite the way back to the list. */
  note: ReactNode;
  /** Whether the cover is beside the description and goes on to the edge of the page. Otherwise it is below. */
  isCoverBeside?: boolean;
}

/** In characters. Longer titles are smaller, so that they fit on a screen. */
const shortTitle = 36;

/**
 * The opening of a post or case study on an inverse surface, with the way back to the list. The cover continues on the
 * page below.
 */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { title, description, status, listPage, cover, note, isCoverBeside = false } = props;
  const { labels } = useLayoutContent();
  const hasCoverBeside = isCoverBeside && cover !== null;
  return (
    <header
      className={`inverse relative pt-[calc(var(--header)+clamp(1rem,4svh,2.5rem))] dark:bg-surface print:mb-0 print:py-6 ${cover ? 'mb-(--overlap) overflow-x-clip [--overlap:clamp(3rem,13vw,13rem)]' : 'pb-[calc(var(--spacing-edge)+clamp(1.5rem,4svh,3rem))]'}`}
    >
      <div className="page-container wrap-anywhere">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-b border-hairline pb-3">
          {listPage && (
            <nav aria-label={labels.breadcrumbs} className="print:hidden">
              <TextLink href={listPage.path} className="gap-2 font-semibold">
                <ArrowLeftIcon className="size-5" />
                {listPage.title}
              </TextLink>
            </nav>
          )}
          <p className="py-2 text-ink-muted">{note}</p>
        </div>
        <StatusMark status={status} className="mt-8" />
        <h1
          className={`mt-[clamp(2rem,6svh,4.5rem)] -ml-[0.035em] text-balance ${title.length > shortTitle ? 'max-w-[15em] text-heading' : 'max-w-[11em] text-display'}`}
        >
          {title}
        </h1>
        <div className="mt-8 grid grid-cols-1 gap-x-gutter gap-y-10 lg:mt-12 lg:grid-cols-12">
          <p
            className={`max-w-[34em] text-lead text-pretty text-ink-muted ${hasCoverBeside ? 'lg:col-span-4' : 'lg:col-span-7 lg:col-start-6'}`}
          >
            {description}
          </p>
          {cover && (
            <div
              className={`relative -mb-(--overlap) [--fold:clamp(2.5rem,6vw,6rem)] print:hidden ${hasCoverBeside ? 'mr-[calc(-1*max(var(--spacing-gutter),(100vw-var(--content))/2))] max-lg:-ml-gutter lg:col-span-8' : 'folded-corner overflow-clip rounded-large lg:col-span-12'}`}
            >
              <Image
                {...cover}
                sizes={hasCoverBeside ? '(min-width: 64rem) 67vw, 100vw' : '(min-width: 80rem) 80rem, 100vw'}
                className={`w-full bg-sunken object-cover ${hasCoverBeside ? 'aspect-4/3 lg:rounded-l-large' : 'aspect-3/2'}`}
                isUrgent
              />
            </div>
          )}
        </div>
      </div>
      {!cover && <FoldEdge />}
    </header>
  );
}

export const fragment = graphql`
  fragment ArticleCover on Image {
    src
    alt
    focalPoint
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, formats: [AVIF, WEBP], breakpoints: [960, 1600])
      }
    }
  }
`;
