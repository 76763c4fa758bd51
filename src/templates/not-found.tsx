import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { InLanguage } from '../ui/in-language';
import { PagePlaceholder } from '../sections/page-placeholder';
import type { TemplateData } from '../content-model/model';
import type { NotFoundData } from '../content-model/files/not-found';

/** `lang` is its language, if it is not that of the page. */
type Data = TemplateData<NotFoundData & { lang?: string | null }>;

export default function NotFoundPage({ data: { page } }: PageProps<Data>) {
  return (
    <InLanguage lang={page.lang}>
      <PagePlaceholder {...page} />
    </InLanguage>
  );
}

export const Head = ({ data: { page, layout } }: HeadProps<Data>) => (
  <Seo {...page} noindex {...layout?.inLanguage} />
);

export const query = graphql`
  query NotFoundPage($language: String, $isTranslated: Boolean = false) {
    ...TranslatedLayout
    page: notFound(language: { eq: $language }) {
      lang @include(if: $isTranslated)
      translations @include(if: $isTranslated)
      ...NotFoundFields
    }
  }
`;
