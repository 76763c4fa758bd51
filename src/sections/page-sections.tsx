import { graphql } from 'gatsby';
import { useLayoutContent } from '../layout/use-layout-content';
import { PageAnchors } from '../ui/controls/link';
import { ErrorBoundary } from '../ui/error-boundary';
import { Section } from './index';
import { PageHeading } from './page-heading';

interface PageSectionsProps {
  page: Queries.PageSectionsFragment;
  /** The sections whose code the template has, by kind. The others load on demand. */
  loaded?: Readonly<Record<string, unknown>>;
}

/** The sections of a page, in the order of its list in content/pages.json. */
export function PageSections({ page, loaded }: PageSectionsProps) {
  const { heading, sections: contents } = page;
  const { labels } = useLayoutContent();
  return (
    <PageAnchors value={[...contents.map(({ anchor }) => anchor), 'footer', 'main']}>
      {!contents.some(({ showsHeading }) => showsHeading) && <PageHeading {...page} />}
      {contents.map((content, index) => (
        <ErrorBoundary key={content.anchor} labels={labels}>
          <Section
            content={content}
            heading={heading}
            isLast={index === contents.length - 1}
            loaded={loaded}
          />
        </ErrorBoundary>
      ))}
    </PageAnchors>
  );
}

export const fragment = graphql`
  fragment PageSections on Page {
    path
    documentTitle
    description
    heading
    image {
      ...MessagePageImage
    }
    sections {
      ...Sections
    }
  }
`;
