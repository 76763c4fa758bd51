import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { useLayoutContent } from '../layout/use-layout-content';
import { Section } from '../sections';
import { PageHeading } from '../sections/page-heading';
import { ErrorBoundary } from '../ui/error-boundary';
import { PageAnchors } from '../ui/controls/link';

type Data = Found<Queries.PageQuery>;

/** A page of sections, in the order of its list in content/pages.json. */
export default function Page({ data }: PageProps<Data>) {
  const { heading, sections: contents } = data.page;
  const { labels } = useLayoutContent();
  return (
    <PageAnchors value={[...contents.map(({ anchor }) => anchor), 'footer', 'main']}>
      {!contents.some(({ showsHeading }) => showsHeading) && <PageHeading heading={heading} />}
      {contents.map((content, index) => (
        <ErrorBoundary key={content.anchor} labels={labels}>
          <Section content={content} heading={heading} isLast={index === contents.length - 1} />
        </ErrorBoundary>
      ))}
    </PageAnchors>
  );
}

export const Head = ({ data }: HeadProps<Data>) => <Seo {...data.page} />;

export const query = graphql`
  query Page($path: String!) {
    page(path: { eq: $path }) {
      path
      documentTitle
      description
      heading
      sections {
        ...Sections
      }
    }
  }
`;
