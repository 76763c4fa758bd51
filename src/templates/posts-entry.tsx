import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PostData } from '../content-model/collections/post';
import { EntryPage } from '../entries/entry-page';
import { NextEntry } from '../entries/entry-links';
import { PublishedDate } from '../entries/entry-facts';
import { Topics } from '../entries/list/topics';
import { Seo } from '../layout/seo';
import type { EntryContext, LanguageContext, PostContext } from '../content-model/model';
import { useLayoutContent } from '../layout/use-layout-content';
import { Byline } from '../ui/portrait';
import { PostRow } from '../entries/list/post-row';
import { TextLink } from '../ui/controls/text-link';
import { HeadedSection } from '../ui/section';
import { relatedPostsId } from '../content-model/ids';

export interface PostPageData {
  post: PostData;
  next: PostData | null;
  related: { nodes: readonly PostData[] };
}

export type PostPageContext = EntryContext & PostContext;

type Props = Pick<PageProps<PostPageData, PostPageContext>, 'data' | 'pageContext'>;

export default function PostPage({ data, pageContext }: Props) {
  const { post, next } = data;
  const { back, topics, authorPage, relatedTitle } = pageContext;
  const related = pageContext.related.flatMap((path) =>
    data.related.nodes.filter((other) => other.path === path),
  );
  const { author, date } = post;
  const { labels } = useLayoutContent();
  const authorAndTopics = (
    <>
      <Byline
        image={author.image}
        name={authorPage ? <TextLink href={authorPage}>{author.name}</TextLink> : author.name}
      >
        <span lang={author.lang ?? undefined}>{author.role}</span>
      </Byline>
      {topics.links.length > 0 && <Topics {...topics} className="mt-6" />}
    </>
  );
  return (
    <EntryPage
      entry={post}
      back={back}
      note={<PublishedDate date={date} />}
      place="below"
      side={authorAndTopics}
    >
      {related.length > 0 ? (
        <HeadedSection
          content={{ anchor: relatedPostsId, title: relatedTitle ?? '', intro: null }}
          className="border-t border-hairline print:hidden"
        >
          <ol role="list" className="mt-head">
            {related.map((other, index) => (
              <PostRow
                key={other.slug}
                {...other}
                isFirst={index === 0}
                isLast={index === related.length - 1}
                isLead={index === 0 && other.cover !== null}
              />
            ))}
          </ol>
        </HeadedSection>
      ) : (
        <NextEntry label={labels.nextPost} entry={next} />
      )}
    </EntryPage>
  );
}

export const Head = ({ data, pageContext }: HeadProps<PostPageData, LanguageContext>) => (
  <Seo {...data.post} pageContext={pageContext} />
);

export const query = graphql`
  query PostPage(
    $path: String!
    $next: String
    $related: [String]
    $language: String
    $isTranslated: Boolean = false
  ) {
    ...TranslatedLayout
    post(path: { eq: $path }) {
      ...PostFields
      path
      status
      lang @include(if: $isTranslated)
      author {
        ...PersonEntry
      }
    }
    next: post(path: { eq: $next }) {
      ...PostEntry
    }
    related: allPost(filter: { path: { in: $related } }) {
      nodes {
        ...PostEntry
      }
    }
  }
`;
