import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { InLanguage } from '../ui/in-language';
import { PagePlaceholder } from '../sections/page-placeholder';
import type { LanguageContext } from '../content-model/model';
import type { NotFoundData } from '../content-model/files/not-found';

interface Data {
  /** `lang` is its language, if it is not that of the page. */
  notFound: NotFoundData & { lang?: string | null };
}

export default function NotFoundPage({ data }: PageProps<Data>) {
  const { notFound } = data;
  return (
    <InLanguage lang={notFound.lang}>
      <PagePlaceholder {...notFound} />
    </InLanguage>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, LanguageContext>) => (
  <Seo {...data.notFound} noindex pageContext={pageContext} />
);

export const query = graphql`
  query NotFoundPage($language: String, $isTranslated: Boolean = false) {
    ...TranslatedLayout
    notFound(language: { eq: $language }) {
      lang @include(if: $isTranslated)
      ...NotFoundFields
    }
  }
`;
