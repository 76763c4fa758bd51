import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { homeSections } from '../sections/home-sections';
import { PageSections } from '../sections/page-sections';

type Data = Found<Queries.HomePageQuery>;

/** The home page, and pages that show one of its kinds: their code is in one file. */
export default function HomePage({ data }: PageProps<Data>) {
  return <PageSections page={data.page} loaded={homeSections} />;
}

export const Head = ({ data }: HeadProps<Data>) => <Seo {...data.page} />;

export const query = graphql`
  query HomePage($path: String!) {
    page(path: { eq: $path }) {
      ...PageSections
    }
  }
`;
