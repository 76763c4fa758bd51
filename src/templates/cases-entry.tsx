import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { CaseArticle } from '../sections/cases/case-article';
import type { EntryLinks } from '../layout/article/entry-links';
import { PageAnchors } from '../ui/controls/link';
import type { CaseStudyData } from '../content-model/collections/case-study';

interface Data extends EntryLinks {
  caseStudy: CaseStudyData;
}

/** A case study. */
export default function CasePage({ data }: PageProps<Data>) {
  return (
    <PageAnchors value={['footer', 'main']}>
      <CaseArticle {...data.caseStudy} listPage={data.listPage} next={data.next} />
    </PageAnchors>
  );
}

export const Head = ({ data }: HeadProps<Data>) => <Seo {...data.caseStudy} />;

export const query = graphql`
  query CasePage($path: String!, $parentPath: String!, $next: String) {
    caseStudy(path: { eq: $path }) {
      path
      title
      ...CaseArticle
    }
    listPage: page(path: { eq: $parentPath }) {
      path
      title
    }
    next: caseStudy(path: { eq: $next }) {
      path
      title
    }
  }
`;
