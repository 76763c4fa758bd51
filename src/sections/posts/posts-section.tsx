import { graphql } from 'gatsby';
import { EntryList } from '../../layout/article/entry-list';
import type { PostsContent } from './definition';
import { PostRow } from './post-row';

/** Posts of the blog, the latest first. If the first one has a cover, it leads the list. */
export default function PostsSection({ content }: { content: PostsContent }) {
  return (
    <EntryList content={content}>
      {content.posts.map((post, index) => (
        <PostRow key={post.slug} {...post} isLead={index === 0 && post.cover !== null} />
      ))}
    </EntryList>
  );
}

export const fragment = graphql`
  fragment PostsSection on Posts {
    ...PostsFields
    posts(shown: $shown) {
      ...PostRow
    }
  }
`;
