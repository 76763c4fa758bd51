import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ListProps } from '../entries/pagination';
import { Seo } from '../layout/seo';
import type { LanguageContext } from '../layout/use-layout-content';
import { PageSections } from '../sections/page-sections';
import type { PersonData } from '../content-model/collections/person';
import type { PageData } from '../content-model/files/pages';

interface Data {
  page: PageData;
  author: PersonData | null;
}

/** What the build tells the template (gatsby/content/pages.ts). */
type Context = Omit<ListProps, 'author'> & LanguageContext;

/** A page of sections. */
export default function Page({ data: { page, author }, pageContext }: PageProps<Data, Context>) {
  return <PageSections page={page} list={{ ...pageContext, author }} />;
}

export const Head = ({ data, pageContext }: HeadProps<Data, Context>) => (
  <Seo {...data.page} pageContext={pageContext} />
);

export const query = graphql`
  query Page($path: String!, $author: String, $language: String, $isTranslated: Boolean = false) {
    ...TranslatedLayout
    page(path: { eq: $path }) {
      ...PageFields
      lang @include(if: $isTranslated)
      sections {
        ...Sections
      }
    }
    author: person(slug: { eq: $author }, language: { eq: $language }) {
      ...PersonEntry
      quote {
        ...QuoteEntry
      }
    }
  }
`;
