import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { CaseStudyData } from '../content-model/collections/case-study';
import { EntryFacts } from '../entries/entry-facts';
import { EntryPage, EntryQuote } from '../entries/entry-page';
import { NextEntry } from '../entries/entry-links';
import { Seo } from '../layout/seo';
import type { EntryContext, TemplateData } from '../content-model/model';
import { useLayoutContent } from '../layout/use-layout-content';
import { Comparison } from '../entries/comparison';
import { Figures } from '../entries/figures';
import { QuoteFigure } from '../entries/quote-figure';
import { caseResultsId } from '../content-model/ids';

type Data = TemplateData<CaseStudyData & EntryContext<CaseStudyData>>;

export default function CasePage({ data: { page } }: Pick<PageProps<Data>, 'data'>) {
  const { client, year, services, results, comparison, quote, next } = page;
  const { labels } = useLayoutContent();
  const facts = (
    <EntryFacts
      facts={[
        { name: labels.client, values: [client] },
        { name: labels.services, values: services },
        { name: labels.year, values: [String(year)] },
      ]}
    />
  );
  const head = { anchor: caseResultsId, title: labels.results };
  return (
    <EntryPage
      entry={page}
      note={client}
      place="aside"
      start={results && <Figures {...head} figures={results} />}
      side={facts}
    >
      {comparison && <Comparison {...comparison} className="pb-rhythm" />}
      {quote && (
        <EntryQuote>
          <QuoteFigure {...quote} size="large" />
        </EntryQuote>
      )}
      <NextEntry label={labels.nextCase} entry={next} />
    </EntryPage>
  );
}

export const Head = ({ data: { page, layout } }: HeadProps<Data>) => (
  <Seo {...page} {...layout?.inLanguage} />
);

export const query = graphql`
  query CasePage($path: String!, $language: String, $isTranslated: Boolean = false) {
    ...TranslatedLayout
    page: caseStudy(path: { eq: $path }) {
      ...CaseStudyFields
      path
      status
      lang @include(if: $isTranslated)
      translations @include(if: $isTranslated)
      canonical
      back
      next {
        ...CaseStudyEntry
      }
      quote {
        ...QuoteEntry
      }
    }
  }
`;
