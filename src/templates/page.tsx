import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { PageSections } from '../sections/page-sections';

type Data = Found<Queries.PageQuery>;

/** A page that loads the code of each kind that it shows. */
export default function Page({ data }: PageProps<Data>) {
  return <PageSections page={data.page} />;
}

export const Head = ({ data }: HeadProps<Data>) => <Seo {...data.page} />;

export const query = graphql`
  query Page($path: String!) {
    page(path: { eq: $path }) {
      ...PageSections
    }
  }
`;
