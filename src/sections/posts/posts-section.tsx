import { ArticleHeader } from '../../entries/article-header';
import { EntryList } from '../../entries/entry-list';
import { PublishedDate } from '../../entries/published-date';
import { type Opening, type OpeningProps, PageHeading, PageTitle } from '../page-heading';
import type { PostsContent } from './definition';
import { PostRow } from './post-row';

/**
 * Posts of the blog, the latest first. If the section opens the page, the latest is the opening. Otherwise it leads the
 * list, if it has a cover.
 */
export default function PostsSection({ content, opening }: OpeningProps<PostsContent>) {
  const [latest, ...others] = content.posts;
  return (
    <>
      {opening && <PostsOpening {...opening} latest={latest} />}
      <EntryList content={content}>
        {(opening ? others : content.posts).map((post, index) => (
          <PostRow key={post.slug} {...post} isLead={!opening && index === 0 && post.cover !== null} />
        ))}
      </EntryList>
    </>
  );
}

/** The latest post, below the heading of the page. */
function PostsOpening({ latest, ...page }: Opening & { latest: PostsContent['posts'][number] | undefined }) {
  if (!latest) return <PageHeading {...page} />;
  return (
    <ArticleHeader
      {...latest}
      cover={latest.cover && { ...latest.cover, alt: '' }}
      start={<PageTitle {...page} className="text-large" />}
      note={
        <>
          <PublishedDate date={latest.date} />, {latest.author.name}
        </>
      }
      place="beside"
      isLink
    />
  );
}
