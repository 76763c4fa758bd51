import { use } from 'react';
import { EntryCover, EntryTitle, ListContext } from '../../entries/entry-list';
import { columnSizes } from '../../ui/image';
import { PublishedDate, StatusMark } from '../../entries/entry-facts';
import type { PostData } from '../../content-model/collections/post';

interface PostRowProps extends PostData {
  isLead?: boolean;
  /** On wide screens, the cover is at the end of the row, and not at its start. */
  isAtEnd?: boolean;
}

/** The places of a row's parts. On phones, only the lead has its cover above its text. Wide ones reach one edge or the other. */
const rows = {
  lead: {
    row: 'grid-cols-1 gap-y-5 pb-14 not-first:pt-6 md:not-first:pt-8 lg:grid-cols-12 lg:grid-rows-[1fr_auto]',
    facts: 'lg:col-span-5 lg:col-start-8 lg:self-end lg:group-data-end:col-start-1',
    text: 'lg:col-span-5 lg:col-start-8 lg:group-data-end:col-start-1',
    cover:
      'aspect-3/2 unfolding max-lg:-order-1 max-lg:-mx-(--outside) max-lg:rounded-none lg:col-span-7 lg:row-span-2 lg:row-start-1 lg:group-not-data-end:-ms-(--outside) lg:group-not-data-end:rounded-s-none lg:group-data-end:col-start-6 lg:group-data-end:-me-(--outside) lg:group-data-end:rounded-e-none',
    sizes: columnSizes,
    title: 'text-large lg:text-heading',
  },
  other: {
    row: 'gap-y-2 py-6 grid-cols-[minmax(0,1fr)_auto] md:grid-cols-12 md:py-8',
    facts: 'md:col-span-3 lg:col-span-2',
    text: 'col-start-1 max-md:text-small md:col-span-6 md:col-start-auto lg:col-span-7',
    cover:
      'col-start-2 row-span-2 row-start-1 self-start max-md:size-[26vw] max-md:rounded-medium md:col-span-3 md:col-start-10 md:row-span-1 md:aspect-3/2',
    sizes: '26vw',
    title: 'text-title md:text-large',
  },
} as const;

export function PostRow(post: PostRowProps) {
  const { path, title, description, date, author, cover, status, lang, isLead, isAtEnd } = post;
  const look = rows[isLead ? 'lead' : 'other'];
  const page = use(ListContext);
  return (
    <li
      data-end={isAtEnd || undefined}
      className={`group turning relative grid break-inside-avoid gap-x-gutter border-hairline not-first:border-t last:not-first:border-b ${look.row}`}
    >
      <p className={`flex flex-wrap gap-x-3 text-small text-ink-muted md:flex-col ${look.facts}`}>
        <PublishedDate date={date} className="whitespace-nowrap" />
        {author.name !== page.author?.name && <span>{author.name}</span>}
      </p>
      <div lang={lang ?? undefined} className={look.text}>
        <StatusMark status={status} className="mb-3" />
        <EntryTitle href={path} title={title} look={look.title} />
        <p className="mt-2 max-w-[38em] text-ink-muted md:mt-4">{description}</p>
      </div>
      <EntryCover path={path} image={cover} sizes={look.sizes} look={look.cover} />
    </li>
  );
}
