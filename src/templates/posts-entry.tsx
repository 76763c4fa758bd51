import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { PostArticle } from '../sections/posts/post-article';
import { PageAnchors } from '../ui/controls/link';

type Data = Found<Queries.PostPageQuery>;

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
