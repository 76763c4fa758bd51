import type { CaseStudyData } from '../../content-model/collections/case-study';
import { caseResultsId } from '../../content-model/ids';
import type { EntryContext } from '../../content-model/model';
import { useLayoutContent } from '../../layout/use-layout-content';
import { Comparison } from '../comparison';
import { EntryFacts } from '../entry-facts';
import { NextEntry } from '../entry-links';
import { EntryPage, EntryQuote } from '../entry-page';
import { Figures } from '../figures';
import { PanelColours } from '../panel-colours';
import { QuoteFigure } from '../quote-figure';

interface CaseStudyPageProps {
  entry: CaseStudyData & EntryContext<CaseStudyData>;
}

export default function CaseStudyPage({ entry }: CaseStudyPageProps) {
  const { client, year, colour, services, results, comparison, quote, next } = entry;
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
    <PanelColours colour={colour}>
      <EntryPage
        entry={entry}
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
    </PanelColours>
  );
}
