import { use } from 'react';
import { ArticleHeader } from '../../entries/article-header';
import { AuthorOpening } from '../author-opening';
import { EntryList, EntryTitle, ListContext } from '../../entries/list/entry-list';
import { PublishedDate } from '../../entries/entry-facts';
import { BackLink } from '../../entries/entry-links';
import { OtherTopics } from '../../entries/list/topics';
import type { PageIntro, Section } from '../../content-model/model';
import { PageHeading, PageTitle } from '../page-heading';
import { QuoteFigure } from '../../entries/quote-figure';
import type { definition, PostsContent } from './definition';
import { PostRow } from '../../entries/list/post-row';
import * as styles from './posts.module.css';

/** Longer lists have smaller rows between the large ones. */
const shortList = 4;

/** Posts of the blog, the latest first: in the opening of the page, or else in the list. Every third is large there if it has a cover. */
export default function PostsSection({
  content,
  opening,
}: Section<typeof definition, 'opening'> & { content: PostsContent }) {
  const { author, back, topics } = use(ListContext);
  const isInOpening = opening && !author;
  const first = isInOpening ? 1 : 0;
  const isShort = back && content.posts.length <= shortList;
  return (
    <>
      {opening && author && <AuthorOpening {...author} opening={opening} back={back} />}
      {isInOpening && <PostsOpening {...opening} latest={content.posts[0]} />}
      <EntryList content={content}>
        {content.posts.slice(first).map((post, index, { length }) => (
          <PostRow
            key={post.slug}
            {...post}
            isFirst={index === 0}
            isLast={index === length - 1}
            isLead={(isShort || (index + first) % 3 === 0) && post.cover !== null}
            isAtEnd={index % 2 === 1}
          />
        ))}
      </EntryList>
      {opening && author?.quote && (
        <div className={`page-container ${styles.quote}`}>
          <QuoteFigure {...author.quote} size="lead" />
        </div>
      )}
      {back && topics && <OtherTopics {...topics} />}
    </>
  );
}

function PostsOpening({
  latest,
  ...page
}: PageIntro & { latest: PostsContent['posts'][number] | undefined }) {
  const { back } = use(ListContext);
  const { heading, description } = page;
  if (!latest) return <PageHeading {...page} />;
  const facts = (
    <>
      <PublishedDate date={latest.date} />,{' '}
      {[latest.author, ...(latest.coAuthors ?? [])].map(({ name }) => name).join(', ')}
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
      <div className={styles.latest}>
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
