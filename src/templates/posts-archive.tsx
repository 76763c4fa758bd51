import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ListContext } from '../layout/article/pagination';
import { Seo } from '../layout/seo';
import { PageHeading } from '../sections/page-heading';
import type { RouteContext } from '../sections/page-sections';
import { Portrait } from '../sections/portrait';
import PostsSection from '../sections/posts/posts-section';
import { PageAnchors } from '../ui/controls/link';
import type { PersonData } from '../content-model/collections/person';
import type { PostsContent } from '../sections/posts/definition';

interface ArchiveData {
  page: { sections: readonly PostsContent[] };
  author: PersonData | null;
}

/** What the build tells the template of an archive (gatsby/content/pages.ts). */
interface ArchiveContext extends RouteContext {
  head: { path: string; title: string; heading: string; description: string };
}

type Props = Pick<PageProps<ArchiveData, ArchiveContext>, 'data' | 'pageContext'>;

/** The posts of a tag or of an author, with the section that lists all posts. */
export default function PostsArchive({ data: { page, author }, pageContext }: Props) {
  return (
    <PageAnchors value={[...page.sections.map(({ anchor }) => anchor), 'footer', 'main']}>
      <PageHeading {...pageContext.head} image={null} />
      {author && <Author {...author} />}
      <ListContext value={pageContext}>
        {page.sections.map((section) => (
          <PostsSection key={section.anchor} content={section} />
        ))}
      </ListContext>
    </PageAnchors>
  );
}

const Author = ({ name, role, text, image }: PersonData) => (
  <div className="page-container flex flex-wrap items-center gap-x-gutter gap-y-6 pt-rhythm print:pt-6">
    {image && (
      <Portrait
        image={image}
        sizes="12rem"
        className="w-48 max-w-full shrink-0 rounded-large [--fold:1.75rem] print:hidden"
      />
    )}
    <div className="max-w-[30em] min-w-0 wrap-anywhere">
      <p className="text-title font-semibold">{name}</p>
      <p className="mt-1 text-ink-muted">{role}</p>
      {text && <p className="mt-3">{text}</p>}
    </div>
  </div>
);

export const Head = ({ pageContext }: HeadProps<ArchiveData, ArchiveContext>) => (
  <Seo {...pageContext.head} />
);

export const query = graphql`
  query PostsArchive($route: String!, $section: String, $shown: [String], $author: String) {
    page(path: { eq: $route }) {
      sections(section: $section) {
        kind
        anchor
        showsHeading
        ...PostsSection
      }
    }
    author: person(slug: { eq: $author }) {
      ...PersonFields
      image {
        file {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, breakpoints: [192, 384])
          }
        }
      }
    }
  }
`;
