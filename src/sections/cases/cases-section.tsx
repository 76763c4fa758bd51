import { EntryCover, EntryList, EntryTitle } from '../../entries/entry-list';
import { StatusMark } from '../../entries/entry-facts';
import { FoldEdge } from '../../ui/fold-edge';
import { Image } from '../../ui/image';
import type { Opening, Section } from '../../content-model/model';
import { PageTitle } from '../page-heading';
import type { definition, CasesContent } from './definition';

const half = { title: 'text-title', value: 'text-heading', sizes: '(min-width: 48rem) 60vw, 100vw' };

const whole = { title: 'text-large', value: 'text-display', sizes: '(min-width: 64rem) 75vw, 100vw' };

/** Of three, the first reaches one edge of the page or the other, beside its text. The next two share a row. */
const places = {
  start: {
    ...whole,
    card: 'lg:grid-cols-[1fr_var(--text-width)]',
    cover: '-ms-(--outside) rounded-s-none unfolding',
  },
  end: {
    ...whole,
    card: 'lg:grid-cols-[var(--text-width)_1fr]',
    cover: '-me-(--outside) rounded-e-none unfolding lg:order-2',
  },
  narrow: { ...half, card: 'md:col-span-5 md:row-span-2 md:grid-rows-subgrid', cover: 'md:aspect-auto' },
  wide: { ...half, card: 'md:col-span-7 md:row-span-2 md:grid-rows-subgrid', cover: '' },
};

function placeOf(index: number, count: number) {
  if (index % 3 === 2) return places.wide;
  if (index % 3 === 1 && index < count - 1) return places.narrow;
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
      {opening && <CasesOpening {...opening} latest={latest} />}
      <EntryList content={content} className="grid grid-cols-1 gap-x-gutter gap-y-16 md:grid-cols-12">
        {listed.map((study, index) => (
          <CaseCard key={study.slug} study={study} place={placeOf(index, listed.length)} />
        ))}
      </EntryList>
    </>
  );
}

const CasesOpening = ({ latest, ...page }: Opening & { latest: Study | undefined }) => (
  <header className="inverse group turning relative overflow-x-clip pt-(--header) pb-[calc(var(--spacing-edge)-1rem)] lg:pb-8 dark:bg-sunken">
    {latest?.cover && (
      <div data-cover className="print:hidden">
        <Image
          {...latest.cover}
          alt=""
          sizes="100vw"
          className="aspect-4/3 max-h-[calc(var(--screen)-17rem)] w-full object-cover"
          isUrgent
        />
      </div>
    )}
    <div className="page-container grid grid-cols-1 items-end gap-x-gutter gap-y-6 pt-6 lg:grid-cols-12">
      <PageTitle {...page} className="text-display lg:col-span-7" />
      {latest && (
        <div
          lang={latest.lang ?? undefined}
          className="border-t border-hairline pt-4 lg:col-span-5 lg:me-[calc(var(--fold)*1.7)]"
        >
          <CaseFacts {...latest} />
          <EntryTitle href={latest.path} title={latest.title} look="mt-3 text-title" as="h2" />
        </div>
      )}
    </div>
    <FoldEdge />
  </header>
);

type Study = CasesContent['cases'][number];

const CaseFacts = ({ client, year, status }: Study) => (
  <>
    <p className="flex justify-between gap-x-6 text-small">
      <span className="font-semibold">{client}</span>
      <span className="text-ink-muted [font-variant-numeric:tabular-nums]">{year}</span>
    </p>
    <StatusMark status={status} className="mt-4" />
  </>
);

function CaseCard({ study, place }: { study: Study; place: ReturnType<typeof placeOf> }) {
  const { path, title, services, results, cover, lang } = study;
  const result = results?.[0];
  return (
    <li
      className={`group turning relative col-span-full grid break-inside-avoid grid-cols-1 gap-x-gutter gap-y-6 [--text-width:calc((100%-2*var(--spacing-gutter))/3)] ${place.card}`}
    >
      <div lang={lang ?? undefined} className="order-1 flex flex-col border-t border-hairline pt-4">
        <CaseFacts {...study} />
        <EntryTitle href={path} title={title} look={`mt-4 ${place.title}`} />
        <p className="mt-3 text-small text-ink-muted">{services.join(', ')}</p>
        {result && (
          <p className="mt-auto flex flex-wrap items-baseline-last gap-x-5 gap-y-2 pt-6">
            <span className={`font-display font-semibold ${place.value}`}>{result.value}</span>
            <span className="max-w-[24em] flex-[1_1_14em] text-small text-ink-muted 2xl:text-body">
              {result.text}
            </span>
          </p>
        )}
      </div>
      <EntryCover path={path} image={cover} sizes={place.sizes} look={`aspect-4/3 ${place.cover}`} />
    </li>
  );
}
