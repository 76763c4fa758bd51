import { graphql } from 'gatsby';
import { EdgeImage } from '../../entries/edge-image';
import { EntryCover, EntryList, EntryTitle } from '../../entries/entry-list';
import { StatusMark } from '../../entries/status-mark';
import { FoldEdge } from '../../ui/fold-edge';
import { type Opening, type OpeningProps, PageTitle } from '../page-heading';
import type { CasesContent } from './definition';

/** Of three, the first is as wide as the page, with its text beside the cover. The next two share a row; one alone is like the first. */
const places = {
  first: {
    card: 'md:col-span-12 lg:grid-cols-12 lg:items-end',
    cover: 'lg:col-span-8',
    text: 'lg:col-span-4',
    title: 'text-large',
    sizes: '(min-width: 64rem) 67vw, 100vw',
  },
  half: {
    card: 'md:col-span-6 md:row-span-2 md:grid-rows-subgrid',
    cover: '',
    text: '',
    title: 'text-title',
    sizes: '(min-width: 48rem) 50vw, 100vw',
  },
} as const;

type Place = (typeof places)[keyof typeof places];

const placeOf = (index: number, count: number): Place =>
  index % 3 === 2 || (index % 3 === 1 && index < count - 1) ? places.half : places.first;

/** Case studies with large covers, the latest first. If the section opens the page, the latest is the opening. */
export default function CasesSection({ content, opening }: OpeningProps<CasesContent>) {
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

/** The latest cover from edge to edge, and the heading of the page. */
const CasesOpening = ({ latest, ...page }: Opening & { latest: Study | undefined }) => (
  <header className="inverse group relative overflow-x-clip pt-(--header) pb-[calc(var(--spacing-edge)-1rem)] turning dark:bg-sunken">
    {latest?.cover && <EdgeImage {...latest.cover} alt="" />}
    <div className="page-container grid grid-cols-1 items-end gap-x-gutter gap-y-6 pt-[clamp(1.5rem,4svh,3rem)] lg:grid-cols-12">
      <PageTitle {...page} className="text-closing lg:col-span-7" />
      {latest && (
        <div lang={latest.lang ?? undefined} className="border-t border-hairline pt-4 lg:col-span-5">
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

/** The whole card is a link. */
function CaseCard({ study, place }: { study: Study; place: Place }) {
  const { path, title, services, cover, lang } = study;
  return (
    <li
      className={`group relative grid break-inside-avoid grid-cols-1 gap-x-gutter gap-y-6 turning ${place.card}`}
    >
      <div lang={lang ?? undefined} className={`order-1 border-t border-hairline pt-4 ${place.text}`.trim()}>
        <CaseFacts {...study} />
        <EntryTitle href={path} title={title} look={`mt-4 ${place.title}`} />
        <p className="mt-3 text-small text-ink-muted">{services.join(', ')}</p>
      </div>
      <EntryCover path={path} image={cover} sizes={place.sizes} look={`aspect-4/3 ${place.cover}`} />
    </li>
  );
}

export const fragment = graphql`
  fragment CaseStudyEntry on CaseStudy {
    slug
    path
    title
    client
    year
    services
    status
    lang @include(if: $isTranslated)
    cover {
      src
      focalPoint
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1200, 1600])
        }
      }
    }
  }
`;
