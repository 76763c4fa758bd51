import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { PageSections, type RouteContext } from '../sections/page-sections';
import type { PageData } from '../content-model/files/pages';

interface Data {
  page: PageData;
}

/** A page that loads the code of each kind that it shows. */
export default function Page({ data, pageContext }: PageProps<Data, RouteContext>) {
  return <PageSections page={data.page} listPage={pageContext.listPage} />;
}

export const Head = ({ data, pageContext }: HeadProps<Data, RouteContext>) => (
  <Seo {...data.page} {...pageContext.head} />
);

export const query = graphql`
  query Page($route: String!, $section: String, $skip: Int) {
    page(path: { eq: $route }) {
      ...PageSections
    }
  }
`;
