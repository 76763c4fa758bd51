import type { CSSProperties, ReactNode } from 'react';
import { FoldEdge } from '../ui/fold-edge';
import { containerSizes, Image } from '../ui/image';
import { EdgeImage } from './edge-image';
import { EntryTitle } from './entry-list';
import { sheetColour } from './sheet';
import { StatusMark } from './status-mark';
import type { ImageData } from '../content-model/parts/image';

interface ArticleHeaderProps {
  path: string;
  title: string;
  description: string;
  status: string | null;
  cover: ImageData | null;
  /** The line above the title: the way back to the list or the heading of the page, and what is opposite. */
  start: ReactNode;
  note: ReactNode;
  /**
   * The place of the cover: from edge to edge above the title, beside the description and on to the edge of the page, or
   * below. Without a cover, the header is a sheet in a colour of the steps.
   */
  place: 'above' | 'beside' | 'below';
  /** The title links to the entry, on a page with a heading of its own. */
  isLink?: boolean;
}

/** In characters. Longer titles are smaller, so that they fit on a screen. */
const shortTitle = 36;

/** The opening of a post or case study on an inverse surface. A cover below or beside the title continues on the page. */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { path, title, description, status, cover, start, note, isLink } = props;
  const place = cover && props.place;
  const isOverlapping = place === 'beside' || place === 'below';
  const titleClass = `-ms-[0.035em] text-balance ${place === 'above' ? 'lg:col-span-8' : 'lg:col-span-12'} ${title.length > shortTitle ? 'max-w-[15em] text-heading' : 'max-w-[11em] text-display'}`;
  return (
    <header
      className={`inverse group relative overflow-x-clip turning dark:bg-surface print:mb-0 print:py-6 ${isOverlapping ? 'mb-(--overlap) [--overlap:clamp(3rem,13vw,13rem)]' : 'pb-[calc(var(--spacing-edge)+clamp(1.5rem,4svh,3rem))]'} ${place === 'above' ? 'pt-(--header)' : 'pt-[calc(var(--header)+clamp(1rem,4svh,2.5rem))]'} ${place ? '' : 'panel [--color-ink-muted:var(--color-ink)]'}`}
      style={place ? undefined : ({ '--panel': sheetColour(path) } as CSSProperties)}
    >
      {place === 'above' && <EdgeImage {...(cover as ImageData)} />}
      <div className="page-container wrap-anywhere">
        <div
          className={`flex flex-wrap items-center justify-between gap-x-8 border-b border-hairline pb-3 ${place === 'above' ? 'pt-4' : ''}`}
        >
          {start}
          <p className="py-2 text-ink-muted">{note}</p>
        </div>
        <StatusMark status={status} className="mt-8" />
        <div
          className={`grid grid-cols-1 gap-x-gutter gap-y-8 lg:grid-cols-12 lg:gap-y-12 ${place === 'above' ? 'mt-[clamp(1.25rem,3svh,3rem)] items-baseline-last' : 'mt-[clamp(2rem,6svh,4.5rem)]'}`}
        >
          {isLink ? (
            <EntryTitle href={path} title={title} look={titleClass} as="h2" />
          ) : (
            <h1 className={titleClass}>{title}</h1>
          )}
          <p
            className={`max-w-[34em] text-lead text-pretty text-ink-muted ${place === 'below' || !place ? 'lg:col-span-7 lg:col-start-6' : 'lg:col-span-4'}`}
          >
            {description}
          </p>
          {isOverlapping && (
            <div
              data-cover
              className={`relative -mb-(--overlap) [--fold:clamp(2.5rem,6vw,6rem)] print:hidden ${place === 'beside' ? '-me-(--outside) max-lg:-ms-gutter lg:col-span-8' : 'folded-corner overflow-clip rounded-large *:max-h-[52svh] lg:col-span-12'}`}
            >
              <Image
                {...(cover as ImageData)}
                sizes={place === 'beside' ? '(min-width: 64rem) 67vw, 100vw' : containerSizes}
                className={`aspect-3/2 max-h-[70svh] w-full bg-sunken object-cover ${place === 'beside' ? 'lg:rounded-s-large' : ''}`}
                isUrgent
              />
            </div>
          )}
        </div>
      </div>
      {!isOverlapping && <FoldEdge />}
    </header>
  );
}
