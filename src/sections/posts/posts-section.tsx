import { use } from 'react';
import { ArticleHeader } from '../../entries/article-header';
import { EntryList, EntryTitle } from '../../entries/entry-list';
import { ListContext } from '../../entries/pagination';
import { PublishedDate } from '../../entries/entry-facts';
import { BackLink } from '../../entries/entry-links';
import { OtherTopics } from '../../entries/topics';
import { AuthorOpening } from './author-opening';
import { type Opening, type OpeningProps, PageHeading, PageTitle } from '../page-heading';
import { QuoteFigure } from '../quotes/quote-figure';
import type { PostsContent } from './definition';
import { PostRow } from './post-row';

/** Longer lists have smaller rows between the large ones. */
const shortList = 4;

/** Posts of the blog, the latest first: in the opening of the page, or else in the list. Every third is large there if it has a cover. */
export default function PostsSection({ content, opening }: OpeningProps<PostsContent>) {
  const { author, back, topics } = use(ListContext);
  const isInOpening = opening && !author;
  const first = isInOpening ? 1 : 0;
  const isShort = back && content.posts.length <= shortList;
  return (
    <>
      {opening && author && <AuthorOpening {...author} opening={opening} back={back} />}
      {isInOpening && <PostsOpening {...opening} latest={content.posts[0]} />}
      <EntryList content={content}>
        {content.posts.slice(first).map((post, index) => (
          <PostRow
            key={post.slug}
            {...post}
            isLead={(isShort || (index + first) % 3 === 0) && post.cover !== null}
          />
        ))}
      </EntryList>
      {opening && author?.quote && (
        <div className="page-container pb-rhythm print:pb-6">
          <QuoteFigure {...author.quote} size="lead" />
        </div>
      )}
      {back && topics && <OtherTopics {...topics} />}
    </>
  );
}

/** The latest post below the heading of the page, or on a sheet with the topic and the way to the others. */
function PostsOpening({ latest, ...page }: Opening & { latest: PostsContent['posts'][number] | undefined }) {
  const { back } = use(ListContext);
  const { heading, description } = page;
  if (!latest) return <PageHeading {...page} />;
  const facts = (
    <>
      <PublishedDate date={latest.date} />, {latest.author.name}
    </>
  );
  const ofBlog = { start: <PageTitle {...page} className="text-large" />, note: facts, isLink: true };
  const ofTopic = {
    path: heading,
    title: heading,
    description,
    start: back && <BackLink {...back} />,
    note: null,
    lead: (
      <div className="mt-[clamp(2rem,4vw,4rem)] border-t border-hairline pt-4">
        <p className="text-small">{facts}</p>
        <div lang={latest.lang ?? undefined}>
          <EntryTitle href={latest.path} title={latest.title} look="mt-2 text-large" as="h2" />
        </div>
      </div>
    ),
  };
  const cover = latest.cover && { ...latest.cover, alt: '' };
  const place = back ? 'beside' : 'aside';
  return <ArticleHeader {...latest} {...(back ? ofTopic : ofBlog)} cover={cover} place={place} />;
}
