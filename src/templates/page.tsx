import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ListProps } from '../entries/pagination';
import { Seo } from '../layout/seo';
import type { LanguageContext } from '../layout/use-layout-content';
import { AuthorOpening } from '../sections/people/author-opening';
import { PageSections } from '../sections/page-sections';
import type { PersonData } from '../content-model/collections/person';
import type { PageData } from '../content-model/files/pages';

interface Data {
  page: PageData;
  author: PersonData | null;
}

/** What the build tells the template (gatsby/content/pages.ts). */
interface Context extends ListProps, LanguageContext {
  /** What differs on a page that the build adds: a further page of a list, or the posts of a tag or an author. */
  head?: Partial<Pick<PageData, 'path' | 'title' | 'heading' | 'description' | 'image'>>;
}

/** A page of sections. */
export default function Page({ data, pageContext }: PageProps<Data, Context>) {
  const page = { ...data.page, ...pageContext.head };
  return (
    <PageSections page={page} list={pageContext}>
      {data.author && <AuthorOpening {...data.author} opening={page} />}
    </PageSections>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, Context>) => (
  <Seo {...data.page} {...pageContext.head} pageContext={pageContext} />
);

export const query = graphql`
  query Page(
    $route: String!
    $section: String
    $shown: [String]
    $author: String
    $language: String
    $isTranslated: Boolean = false
  ) {
    ...TranslatedLayout
    page(path: { eq: $route }) {
      ...PageFields
      lang @include(if: $isTranslated)
      sections(section: $section) {
        ...Sections
      }
    }
    author: person(slug: { eq: $author }, language: { eq: $language }) {
      ...PersonEntry
    }
  }
`;
