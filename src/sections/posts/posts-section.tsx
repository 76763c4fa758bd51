import { use } from 'react';
import { ArticleHeader } from '../../entries/article-header';
import { EntryList } from '../../entries/entry-list';
import { ListContext } from '../../entries/pagination';
import { PublishedDate } from '../../entries/published-date';
import { Topics } from '../../entries/topics';
import { type Opening, type OpeningProps, PageHeading, PageTitle } from '../page-heading';
import type { PostsContent } from './definition';
import { PostRow } from './post-row';

/**
 * Posts of the blog, the latest first. If the section opens the page, the latest is the opening, or the topic that all of
 * them have. Otherwise the latest leads the list, if it has a cover.
 */
export default function PostsSection({ content, opening }: OpeningProps<PostsContent>) {
  const { isArchive } = use(ListContext);
  const [latest, ...others] = content.posts;
  return (
    <>
      {opening && <PostsOpening {...opening} latest={latest} />}
      <EntryList content={content}>
        {(opening && !isArchive ? others : content.posts).map((post, index) => (
          <PostRow key={post.slug} {...post} isLead={!opening && index === 0 && post.cover !== null} />
        ))}
      </EntryList>
    </>
  );
}

/** The latest post, below the heading of the page, or a sheet with the topic and the way to the others. */
function PostsOpening({ latest, ...page }: Opening & { latest: PostsContent['posts'][number] | undefined }) {
  const { isArchive, topics } = use(ListContext);
  const { heading, description } = page;
  if (isArchive) {
    const entry = { path: heading, title: heading, description, status: null, cover: null, note: null };
    return <ArticleHeader {...entry} start={topics && <Topics {...topics} />} place="below" />;
  }
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
