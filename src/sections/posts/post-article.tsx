import { graphql } from 'gatsby';
import { useLayoutContent } from '../../layout/use-layout-content';
import { ArticleHeader } from '../../layout/article/article-header';
import { NextEntry } from '../../layout/article/next-entry';
import { PublishedDate } from '../../layout/article/published-date';
import type { EntryLinks } from '../../layout/article/entry-links';
import { Byline } from '../byline';
import { ProseBody } from '../text/prose-body';
import type { PostData } from '../../content-model/collections/post';

type PostArticleProps = PostData & EntryLinks;

/** A post: its date at the top, and its author beside the text. */
export function PostArticle({ author, date, body, next, ...header }: PostArticleProps) {
  const { labels } = useLayoutContent();
  return (
    <article>
      <ArticleHeader {...header} note={<PublishedDate date={date} />} />
      <div className="page-container grid grid-cols-1 gap-x-gutter gap-y-10 py-rhythm lg:grid-cols-12 print:py-6">
        <div className="flex items-center self-start wrap-anywhere lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-5">
          <Byline image={author.image} name={author.name}>
            {author.role}
          </Byline>
        </div>
        <ProseBody body={body} isPage className="min-w-0 lg:col-span-7" />
      </div>
      <NextEntry label={labels.nextPost} entry={next} />
    </article>
  );
}

export const fragment = graphql`
  fragment PostArticle on Post {
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
`;
