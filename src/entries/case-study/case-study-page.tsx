import type { CaseStudyData } from '../../content-model/collections/case-study';
import { caseResultsId } from '../../content-model/ids';
import type { EntryContext } from '../../content-model/model';
import { useLayoutContent } from '../../layout/use-layout-content';
import { Comparison } from '../comparison';
import { EntryFacts } from '../entry-facts';
import { NextEntry } from '../entry-links';
import { EntryPage, EntryQuote } from '../entry-page';
import { Figures } from '../figures';
import { Film } from '../film';
import { colourOfCase } from '../panel-colour';
import { PanelColours } from '../panel-colours';
import { QuoteFigure } from '../quote-figure';
import * as styles from './case-study-page.module.css';

interface CaseStudyPageProps {
  entry: CaseStudyData & EntryContext<CaseStudyData>;
}

export default function CaseStudyPage({ entry }: CaseStudyPageProps) {
  const { client, year, services, comparison, quote, next } = entry;
  const colour = colourOfCase(entry);
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
  const results = entry.results && (
    <Figures anchor={caseResultsId} title={labels.results} figures={entry.results} />
  );
  return (
    <PanelColours colour={colour} className={entry.ownColour ? styles.client : undefined}>
      <EntryPage
        entry={entry}
        note={client}
        colour={colour}
        place={entry.opening === 'below' ? 'below' : 'aside'}
        start={entry.resultsPlace !== 'after' && results}
        side={facts}
      >
        {/* After the cover and the text, because its poster is often a picture of the same thing as the cover. */}
        {__PARTS__.films && entry.film && <Film {...entry.film} className="pb-rhythm" />}
        {comparison && <Comparison {...comparison} className="pb-rhythm" />}
        {entry.resultsPlace === 'after' && results}
        {quote && (
          <EntryQuote>
            <QuoteFigure {...quote} size="large" />
          </EntryQuote>
        )}
        <NextEntry label={labels.nextCase} entry={next} colour={next && colourOfCase(next)} />
      </EntryPage>
    </PanelColours>
  );
}
