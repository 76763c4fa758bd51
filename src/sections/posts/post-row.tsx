import { graphql } from 'gatsby';
import { EntryCover, EntryTitle } from '../../entries/entry-list';
import { columnSizes } from '../../ui/image';
import { PublishedDate } from '../../entries/published-date';
import { StatusMark } from '../../entries/status-mark';
import type { PostData } from '../../content-model/collections/post';

/** What a list needs of a post. */
export type PostRowData = Pick<
  PostData,
  'slug' | 'path' | 'title' | 'description' | 'date' | 'author' | 'cover' | 'status' | 'lang'
>;

type PostRowProps = PostRowData & {
  /** Whether it leads the list, with a large cover. */
  isLead?: boolean;
};

/** The columns of a row's parts on wide screens. */
const rows = {
  lead: {
    facts: 'border-hairline lg:col-span-5 lg:col-start-8 lg:border-t lg:pt-4',
    text: 'lg:col-span-5 lg:col-start-8 lg:self-end',
    cover: 'lg:col-span-7 lg:row-span-2 lg:row-start-1',
    title: 'text-large lg:text-heading',
  },
  other: {
    facts: 'md:col-span-3 lg:col-span-2',
    text: 'md:col-span-6 lg:col-span-7',
    cover: 'md:col-span-3 md:row-start-1 md:col-start-10',
    title: 'text-large',
  },
} as const;

/** A post in a list. The whole row is a link. */
export function PostRow(post: PostRowProps) {
  const { path, title, description, date, author, cover, status, lang, isLead = false } = post;
  const look = rows[isLead ? 'lead' : 'other'];
  return (
    <li
      className={`group relative grid break-inside-avoid grid-cols-1 gap-x-gutter gap-y-5 border-hairline turning not-first:border-t last:not-first:border-b ${isLead ? 'pb-14 lg:grid-cols-12 lg:grid-rows-[auto_1fr]' : 'py-8 md:grid-cols-12'}`}
    >
      <p className={`text-small text-ink-muted ${look.facts}`}>
        <PublishedDate date={date} className="whitespace-nowrap" />
        <br />
        {author.name}
      </p>
      <div lang={lang ?? undefined} className={look.text}>
        <StatusMark status={status} className="mb-3" />
        <EntryTitle href={path} title={title} look={look.title} />
        <p className="mt-4 max-w-[38em] text-ink-muted">{description}</p>
      </div>
      <EntryCover
        path={path}
        image={cover}
        sizes={isLead ? columnSizes : '(min-width: 48rem) 25vw, 100vw'}
        look={`aspect-3/2 max-md:-order-1 ${isLead ? 'max-lg:-order-1' : 'self-start'} ${look.cover}`}
      />
    </li>
  );
}

export const fragment = graphql`
  fragment PostEntry on Post {
    slug
    path
    title
    description
    date
    status
    lang @include(if: $isTranslated)
    author {
      name
    }
    cover {
      src
      focalPoint
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.5, breakpoints: [320, 640, 960, 1440])
        }
      }
    }
  }
`;
