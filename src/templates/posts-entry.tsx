import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ArticleHeader } from '../layout/article/article-header';
import { type EntryLinks, NextEntry } from '../layout/article/next-entry';
import { PublishedDate } from '../layout/article/published-date';
import { Seo } from '../layout/seo';
import { useLayoutContent } from '../layout/use-layout-content';
import { Byline } from '../sections/byline';
import { ProseBody } from '../sections/text/prose-body';
import { PageAnchors } from '../ui/controls/link';
import type { PostData } from '../content-model/collections/post';

export interface PostPageData extends EntryLinks {
  post: PostData;
}

/** A post of the blog: its date at the top, and its author beside the text. */
export default function PostPage({ data }: Pick<PageProps<PostPageData>, 'data'>) {
  const { post, listPage, next } = data;
  const { author, date, body } = post;
  const { labels } = useLayoutContent();
  return (
    <PageAnchors value={['footer', 'main']}>
      <article>
        <ArticleHeader {...post} listPage={listPage} note={<PublishedDate date={date} />} />
        <div className="page-container grid grid-cols-1 gap-x-gutter gap-y-10 py-rhythm lg:grid-cols-12 print:py-6">
          <div className="flex items-center self-start lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-5">
            <Byline image={author.image} name={author.name}>
              {author.role}
            </Byline>
          </div>
          <ProseBody body={body} isPage className="min-w-0 lg:col-span-7" />
        </div>
        <NextEntry label={labels.nextPost} entry={next} />
      </article>
    </PageAnchors>
  );
}

export const Head = ({ data }: HeadProps<PostPageData>) => <Seo {...data.post} />;

export const query = graphql`
  query PostPage($path: String!, $parentPath: String!, $next: String) {
    post(path: { eq: $path }) {
      path
      title
      description
      date
      status
      cover {
        ...ArticleCover
      }
      author {
        name
        role
        image {
          ...BylineImage
        }
      }
      body {
        ...ProseBody
      }
    }
    listPage: page(path: { eq: $parentPath }) {
      path
      title
    }
    next: post(path: { eq: $next }) {
      path
      title
    }
  }
`;
