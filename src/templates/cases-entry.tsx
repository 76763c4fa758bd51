import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { CaseStudyData } from '../content-model/collections/case-study';
import { EntryPage } from '../entries/entry-page';
import { NextEntry } from '../entries/entry-links';
import { Seo } from '../layout/seo';
import type { EntryContext, LanguageContext } from '../content-model/model';
import { useLayoutContent } from '../layout/use-layout-content';
import { Comparison } from '../entries/comparison';
import FiguresSection from '../sections/figures/figures-section';
import { QuoteFigure } from '../sections/quotes/quote-figure';
import { caseResultsId } from '../content-model/ids';

interface CasePageData {
  caseStudy: CaseStudyData;
  next: CaseStudyData | null;
}

type Props = Pick<PageProps<CasePageData, EntryContext>, 'data' | 'pageContext'>;

export default function CasePage({ data: { caseStudy, next }, pageContext: { back } }: Props) {
  const { client, year, services, results, comparison, quote } = caseStudy;
  const { labels } = useLayoutContent();
  const facts = (
    <dl className="grid grid-cols-2 gap-x-gutter gap-y-5 sm:grid-cols-3 lg:grid-cols-1">
      <Fact name={labels.client} values={[client]} />
      <Fact name={labels.services} values={services} />
      <Fact name={labels.year} values={[String(year)]} />
    </dl>
  );
  const frame = { anchor: caseResultsId, title: labels.results, intro: '' };
  return (
    <EntryPage
      entry={caseStudy}
      back={back}
      note={client}
      place="aside"
      start={results && <FiguresSection content={{ ...frame, figures: results }} />}
      side={facts}
    >
      {comparison && <Comparison {...comparison} className="pb-rhythm" />}
      {quote && (
        <div className="page-container py-rhythm lg:ps-[calc(100%/6)] print:py-6">
          <QuoteFigure {...quote} size="large" />
        </div>
      )}
      <NextEntry label={labels.nextCase} entry={next} />
    </EntryPage>
  );
}

const Fact = ({ name, values }: { name: string; values: readonly string[] }) => (
  <div className={`border-t border-hairline pt-3 ${values.length > 1 ? 'max-sm:row-span-2' : ''}`.trim()}>
    <dt className="text-small text-ink-muted">{name}</dt>
    {values.map((value) => (
      <dd key={value} className="font-semibold">
        {value}
      </dd>
    ))}
  </div>
);

export const Head = ({ data, pageContext }: HeadProps<CasePageData, LanguageContext>) => (
  <Seo {...data.caseStudy} pageContext={pageContext} />
);

export const query = graphql`
  query CasePage($path: String!, $next: String, $language: String, $isTranslated: Boolean = false) {
    ...TranslatedLayout
    caseStudy(path: { eq: $path }) {
      ...CaseStudyFields
      path
      status
      lang @include(if: $isTranslated)
      quote {
        ...QuoteEntry
      }
    }
    next: caseStudy(path: { eq: $next }) {
      ...CaseStudyEntry
    }
  }
`;
