import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ArticleHeader } from '../layout/article/article-header';
import { type EntryLinks, NextEntry } from '../layout/article/next-entry';
import { Seo } from '../layout/seo';
import { useLayoutContent } from '../layout/use-layout-content';
import { QuoteFigure } from '../sections/quotes/quote-figure';
import { ProseBody } from '../sections/text/prose-body';
import { PageAnchors } from '../ui/controls/link';
import type { CaseStudyData } from '../content-model/collections/case-study';

export interface CasePageData extends EntryLinks {
  caseStudy: CaseStudyData;
}

/** A case study: the facts beside the text, then the numbers and what the client says. */
export default function CasePage({ data }: Pick<PageProps<CasePageData>, 'data'>) {
  const { caseStudy, listPage, next } = data;
  const { client, year, services, results, quote, body } = caseStudy;
  const { labels } = useLayoutContent();
  return (
    <PageAnchors value={['footer', 'main']}>
      <article>
        <ArticleHeader {...caseStudy} listPage={listPage} note={client} isCoverBeside />
        <div className="page-container grid grid-cols-1 gap-x-gutter gap-y-10 py-rhythm lg:grid-cols-12 print:py-6">
          <dl className="grid gap-x-gutter gap-y-5 self-start max-lg:sm:grid-cols-3 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-3">
            <Fact name={labels.client} values={[client]} />
            <Fact name={labels.services} values={services} />
            <Fact name={labels.year} values={[String(year)]} />
          </dl>
          <ProseBody body={body} isPage className="min-w-0 lg:col-span-7 lg:col-start-6" />
        </div>
        {results && (
          <div className="bg-sunken py-rhythm print:py-6">
            <div className="page-container">
              <h2 className="text-heading">{labels.results}</h2>
              <ul className="mt-head grid gap-x-gutter gap-y-10 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
                {results.map(({ value, text }, index) => (
                  <li key={index} className="break-inside-avoid border-t border-quiet-line pt-5">
                    <p className="font-display text-closing font-semibold">{value}</p>
                    <p className="mt-4 max-w-[24em] text-ink-muted">{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
        {quote && (
          <div className="page-container py-rhythm lg:pl-[calc(100%/6)] print:py-6">
            <QuoteFigure {...quote} size="large" />
          </div>
        )}
        <NextEntry label={labels.nextCase} entry={next} />
      </article>
    </PageAnchors>
  );
}

const Fact = ({ name, values }: { name: string; values: readonly string[] }) => (
  <div className="border-t border-hairline pt-3">
    <dt className="text-small text-ink-muted">{name}</dt>
    {values.map((value) => (
      <dd key={value} className="font-semibold">
        {value}
      </dd>
    ))}
  </div>
);

export const Head = ({ data }: HeadProps<CasePageData>) => <Seo {...data.caseStudy} />;

export const query = graphql`
  query CasePage($path: String!, $parentPath: String!, $next: String) {
    caseStudy(path: { eq: $path }) {
      path
      title
      description
      client
      year
      services
      status
      cover {
        ...ArticleCover
      }
      results {
        ...FigureFields
      }
      body {
        ...ProseBody
      }
      quote {
        ...QuoteFigure
      }
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
