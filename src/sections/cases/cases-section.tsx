import { ArrowRightIcon } from '@heroicons/react/24/outline';
import { EntryCover, EntryList, EntryTitle } from '../../entries/list/entry-list';
import { StatusMark } from '../../entries/entry-facts';
import { colourOfCase, panelStyle } from '../../entries/panel-colour';
import { FoldEdge } from '../../ui/fold-edge';
import { Image } from '../../ui/image';
import type { PageIntro, Section } from '../../content-model/model';
import { CaseNames } from './case-names';
import { PageTitle } from '../page-heading';
import * as styles from './cases.module.css';
import type { definition, CasesContent } from './definition';

const half = {
  title: 'text-title',
  value: 'text-heading',
  sizes: '(min-width: 48rem) 50vw, 100vw',
  cover: '',
  card: styles.half,
};

const whole = {
  title: 'text-large',
  value: 'text-display',
  sizes: '(min-width: 64rem) 75vw, 100vw',
  cover: 'enter-on-scroll',
};

/** Of three, the first reaches one edge of the page or the other, beside its text. The next two share a row. */
const places = {
  start: { ...whole, card: styles.start },
  end: { ...whole, card: styles.end },
  half,
};

function placeOf(index: number, count: number) {
  if (index % 3 === 2 || (index % 3 === 1 && index < count - 1)) return places.half;
  return index % 2 ? places.end : places.start;
}

export default function CasesSection({
  content,
  opening,
}: Section<typeof definition, 'opening'> & { content: CasesContent }) {
  const [latest, ...others] = content.cases;
  const listed = opening ? others : content.cases;
  return (
    <>
      {opening && <CasesOpening {...opening} content={content} latest={latest} />}
      <EntryList
        content={content}
        className={opening ? styles.cases : `${styles.cases} ${styles.row}`}
        names={opening ? undefined : listed.map(({ client }) => client)}
      >
        {listed.map((study, index) => (
          <CaseCard key={study.slug} study={study} place={placeOf(index, listed.length)} />
        ))}
      </EntryList>
    </>
  );
}

interface CasesOpeningProps extends PageIntro {
  content: CasesContent;
  latest: Study | undefined;
}

const CasesOpening = ({ content, latest, ...page }: CasesOpeningProps) => {
  const colour = latest && colourOfCase(latest);
  return (
    <header
      className={`inverse fold-on-hover ${colour ? 'panel panel-colours' : 'dark:bg-sunken'} ${styles.opening}`}
      style={panelStyle(colour)}
    >
      <div className={latest?.cover ? styles.beside : undefined}>
        {latest?.cover && (
          <div data-cover className={styles.picture}>
            <Image
              {...latest.cover}
              alt=""
              sizes="(min-width: 64rem) 63vw, 100vw"
              className={styles.image}
              isUrgent
            />
          </div>
        )}
        <div className={`page-container ${styles.head}`}>
          <PageTitle {...page} className={styles.heading} />
          {latest && (
            <div
              lang={latest.lang ?? undefined}
              className={content.names ? `${styles.latest} ${styles.named}` : styles.latest}
            >
              <CaseFacts {...latest} />
              <div className={styles.lead}>
                <EntryTitle href={latest.path} title={latest.title} look="text-title" as="h2" />
                <ArrowRightIcon className={styles.arrow} />
              </div>
            </div>
          )}
        </div>
      </div>
      <CaseNames {...content} />
      <FoldEdge />
    </header>
  );
};

type Study = CasesContent['cases'][number];

const CaseFacts = ({ client, year, status }: Study) => (
  <>
    <p className={styles.facts}>
      <span className="font-semibold">{client}</span>
      <span className={styles.year}>{year}</span>
    </p>
    <StatusMark status={status} className="mt-4" />
  </>
);

function CaseCard({ study, place }: { study: Study; place: ReturnType<typeof placeOf> }) {
  const { path, title, description, services, results, cover, narrowCover, lang } = study;
  const result = results?.[0];
  return (
    <li
      className={`panel-colours folded-corner fold-on-hover ${styles.card} ${place.card}`}
      style={panelStyle(colourOfCase(study))}
    >
      <div lang={lang ?? undefined} className={`inverse panel ${styles.text}`}>
        <CaseFacts {...study} />
        <EntryTitle href={path} title={title} look={`mt-4 ${place.title}`} />
        <p className="mt-3 text-small text-ink-muted">{services.join(', ')}</p>
        {place !== half && <p className={styles.description}>{description}</p>}
        {result && (
          <p className={styles.result}>
            <span className={`font-display font-semibold ${place.value}`}>{result.value}</span>
            <span className={styles.meaning}>{result.text}</span>
          </p>
        )}
      </div>
      <EntryCover
        path={path}
        image={cover}
        narrow={narrowCover}
        sizes={place.sizes}
        look={`${styles.cover} ${place.cover}`.trim()}
      />
    </li>
  );
}
