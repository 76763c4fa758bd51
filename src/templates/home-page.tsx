import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { PageSections, type RouteContext } from '../sections/page-sections';
import type { PageData } from '../content-model/files/pages';
import homeSections from '../../.cache/home-sections';

interface Data {
  page: PageData;
}

/** The home page, and pages that show one of its kinds: their code is in one file (gatsby/content/home-sections.ts). */
export default function HomePage({ data, pageContext }: PageProps<Data, RouteContext>) {
  return <PageSections page={data.page} listPage={pageContext.listPage} loaded={homeSections} />;
}

export const Head = ({ data, pageContext }: HeadProps<Data, RouteContext>) => (
  <Seo {...data.page} {...pageContext.head} />
);

export const query = graphql`
  query HomePage($route: String!, $section: String, $skip: Int) {
    page(path: { eq: $route }) {
      ...PageSections
    }
  }
`;
