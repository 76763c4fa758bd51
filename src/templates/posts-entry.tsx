import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { PostArticle } from '../sections/posts/post-article';
import type { EntryLinks } from '../layout/article/entry-links';
import { PageAnchors } from '../ui/controls/link';
import type { PostData } from '../content-model/collections/post';

interface Data extends EntryLinks {
  post: PostData;
}

/** A post of the blog. */
export default function PostPage({ data }: PageProps<Data>) {
  return (
    <PageAnchors value={['footer', 'main']}>
      <PostArticle {...data.post} listPage={data.listPage} next={data.next} />
    </PageAnchors>
  );
}

export const Head = ({ data }: HeadProps<Data>) => <Seo {...data.post} />;

export const query = graphql`
  query PostPage($path: String!, $parentPath: String!, $next: String) {
    post(path: { eq: $path }) {
      path
      title
      ...PostArticle
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
