import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PostData } from '../content-model/collections/post';
import { EntryPage } from '../entries/entry-page';
import { NextEntry } from '../entries/entry-links';
import { PublishedDate } from '../entries/entry-facts';
import { Topics } from '../entries/list/topics';
import { Seo } from '../layout/seo';
import type { EntryContext, PostContext, TemplateData } from '../content-model/model';
import { useLayoutContent } from '../layout/use-layout-content';
import { Byline } from '../ui/portrait';
import { PostRow } from '../entries/list/post-row';
import { TextLink } from '../ui/controls/text-link';
import { HeadedSection } from '../ui/section';
import { relatedPostsId } from '../content-model/ids';

export type PostPageData = PostData & EntryContext<PostData> & PostContext<PostData>;

type Data = TemplateData<PostPageData>;

export default function PostPage({ data: { page } }: Pick<PageProps<Data>, 'data'>) {
  const { author, date, topics, authorPage, related, relatedTitle, next } = page;
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
    <EntryPage entry={page} note={<PublishedDate date={date} />} place="below" side={authorAndTopics}>
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

export const Head = ({ data: { page, layout } }: HeadProps<Data>) => (
  <Seo {...page} {...layout?.inLanguage} />
);

export const query = graphql`
  query PostPage($path: String!, $language: String, $isTranslated: Boolean = false) {
    ...TranslatedLayout
    page: post(path: { eq: $path }) {
      ...PostFields
      path
      status
      lang @include(if: $isTranslated)
      translations @include(if: $isTranslated)
      canonical
      back
      topics
      authorPage
      relatedTitle
      next {
        ...PostEntry
      }
      related {
        ...PostEntry
      }
      author {
        ...PersonEntry
      }
    }
  }
`;
