import { graphql } from 'gatsby';
import { ListPage, type PaginationProps } from '../layout/article/pagination';
import { useLayoutContent } from '../layout/use-layout-content';
import { PageAnchors } from '../ui/controls/link';
import { ErrorBoundary } from '../ui/error-boundary';
import { AnySection } from './any-section';
import { PageHeading } from './page-heading';
import type { PageData } from '../content-model/files/pages';

/** What the build tells the template of a route (gatsby/content/pages.ts). */
export interface RouteContext {
  listPage?: PaginationProps;
  /** The title and the path of a further page of a list. */
  head?: { title: string; path: string };
}

interface PageSectionsProps {
  page: PageData;
  /** The place among the pages of a long list. */
  listPage?: PaginationProps;
  /** The sections whose code the template has, by kind. The others load on demand. */
  loaded?: Readonly<Record<string, unknown>>;
}

/** The sections of a page, in the order of its list in content/pages.json. */
export function PageSections({ page, listPage, loaded }: PageSectionsProps) {
  const { heading, sections: contents } = page;
  const { labels } = useLayoutContent();
  return (
    <PageAnchors value={[...contents.map(({ anchor }) => anchor), 'footer', 'main']}>
      <ListPage value={listPage}>
        {!contents.some(({ showsHeading }) => showsHeading) && <PageHeading {...page} />}
        {contents.map((content, index) => (
          <ErrorBoundary key={content.anchor} labels={labels}>
            <AnySection
              content={content}
              heading={heading}
              isLast={index === contents.length - 1}
              loaded={loaded}
            />
          </ErrorBoundary>
        ))}
      </ListPage>
    </PageAnchors>
  );
}

export const fragment = graphql`
  fragment PageSections on Page {
    path
    title
    description
    heading
    image {
      ...PlaceholderImage
    }
    sections(section: $section) {
      ...Sections
    }
  }
`;
