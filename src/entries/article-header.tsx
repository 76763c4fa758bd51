import type { ReactNode } from 'react';
import { FoldEdge } from '../ui/fold-edge';
import { containerSizes, Image } from '../ui/image';
import { EntryTitle } from './entry-list';
import { sheetColour } from './sheet';
import { StatusMark } from './entry-facts';
import type { PostData } from '../content-model/collections/post';

interface ArticleHeaderProps extends Pick<PostData, 'path' | 'title' | 'description' | 'status' | 'cover'> {
  /** The line above the title: the way back to the list or the heading of the page, and what is opposite. */
  start: ReactNode;
  note: ReactNode;
  /** An entry that the page leads with, whose cover is that of the header. The header is then a sheet, too. */
  lead?: ReactNode;
  /**
   * Where the cover is: beside all words and on to two edges of the screen, beside the description and on to the edge of the
   * page, or below. Without a cover, the header is a sheet in a colour of the steps.
   */
  place: keyof typeof looks;
  /** The title links to the entry, on a page with a heading of its own. */
  isLink?: boolean;
}

const looks = {
  aside: {
    text: 'xl:pb-[clamp(1.5rem,5svh,4rem)]',
    frame:
      '-me-(--outside) max-xl:-order-1 max-xl:-ms-(--outside) xl:col-start-2 xl:row-span-2 xl:row-start-1',
    image: 'aspect-4/3 max-xl:max-h-[52svh] xl:h-0 xl:min-h-full',
    sizes: '(min-width: 80rem) 60vw, 100vw',
  },
  beside: {
    text: 'lg:col-span-4 lg:pb-12',
    frame: 'relative -me-(--outside) -mb-(--overlap) max-lg:-ms-gutter lg:col-span-8',
    image: 'aspect-3/2 max-h-[70svh] lg:rounded-s-large',
    sizes: '(min-width: 64rem) 67vw, 100vw',
  },
  below: {
    text: 'lg:col-span-8',
    frame:
      'folded-corner relative -mb-(--overlap) overflow-clip rounded-large [--fold:clamp(2.5rem,6vw,6rem)] lg:col-span-12',
    image: 'aspect-3/2 max-h-[54svh]',
    sizes: containerSizes,
  },
};

/** In characters. Longer titles are smaller, so that they fit on a screen. */
const shortTitle = 36;

export function ArticleHeader(props: ArticleHeaderProps) {
  const { path, title, description, status, cover, start, note, lead, isLink } = props;
  const isSheet = !cover || lead;
  const isAside = cover && props.place === 'aside';
  const isOverlapping = cover && !isAside;
  const { text, frame, image, sizes } = looks[props.place];
  const shortSize = isSheet ? 'text-opening' : 'max-w-[11em] text-display';
  const titleSize = title.length > shortTitle ? 'max-w-[15em] text-heading' : shortSize;
  const titleLook = `-ms-[0.035em] ${titleSize} ${isAside ? 'xl:self-end xl:pt-8 xl:text-pretty' : 'lg:col-span-12'}`;
  return (
    <header
      className={`inverse group turning relative overflow-x-clip pt-(--header) dark:bg-surface print:mb-0 print:py-6 ${isOverlapping ? 'mb-(--overlap) [--overlap:clamp(3rem,13vw,13rem)]' : 'pb-[calc(var(--spacing-edge)+clamp(1.5rem,4svh,3rem))]'} ${isAside ? 'flex flex-col xl:min-h-(--screen) xl:pb-0' : ''} ${isSheet ? 'panel [--color-ink-muted:var(--color-ink)]' : ''}`}
      style={{ '--panel': sheetColour(path), '--letters': title.length }}
    >
      <div className="page-container flex grow flex-col wrap-anywhere">
        {/* Above the link of a title, which covers the header. */}
        <div className="relative z-2 flex flex-wrap items-center justify-between gap-x-8 border-b border-hairline py-3">
          {start}
          {note && <p className="py-2 text-ink-muted">{note}</p>}
        </div>
        <StatusMark status={status} className="mt-8" />
        <div
          className={`grid grid-cols-1 gap-x-gutter gap-y-8 ${isAside ? 'grow xl:grid-cols-[1fr_calc(60vw-var(--outside))] xl:grid-rows-[1fr_auto]' : 'mt-[clamp(2rem,4.5svh,4.5rem)] lg:grid-cols-12 lg:gap-y-[clamp(2rem,4.5svh,3rem)]'}`}
        >
          {isLink ? (
            <EntryTitle href={path} title={title} look={titleLook} as="h2" />
          ) : (
            <h1 className={titleLook}>{title}</h1>
          )}
          <div className={cover ? text : 'lg:col-span-8'}>
            <p className="max-w-[34em] text-lead text-pretty text-ink-muted">{description}</p>
            {lead}
          </div>
          {cover && (
            <div data-cover className={`print:hidden ${frame}`}>
              <Image {...cover} sizes={sizes} className={`w-full bg-sunken object-cover ${image}`} isUrgent />
            </div>
          )}
        </div>
      </div>
      {!isOverlapping && <FoldEdge />}
    </header>
  );
}
