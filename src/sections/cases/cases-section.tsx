import { graphql } from 'gatsby';
import { EntryList, EntryThumbnail, EntryTitle } from '../../layout/article/entry-list';
import { StatusMark } from '../../layout/article/status-mark';
import type { CasesContent } from './definition';

type Content = CasesContent;

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

/** Case studies with large covers, the latest first. */
export default function CasesSection({ content }: { content: Content }) {
  return (
    <EntryList content={content} className="grid grid-cols-1 gap-x-gutter gap-y-16 md:grid-cols-12">
      {content.cases.map((study, index) => (
        <CaseCard key={study.slug} study={study} place={placeOf(index, content.cases.length)} />
      ))}
    </EntryList>
  );
}

interface CaseCardProps {
  study: Content['cases'][number];
  place: Place;
}

/** The whole card is a link. */
function CaseCard({ study, place }: CaseCardProps) {
  const { path, title, client, year, services, cover, status } = study;
  return (
    <li className={`group relative grid break-inside-avoid grid-cols-1 gap-x-gutter gap-y-6 ${place.card}`}>
      <div className={`order-1 border-t border-hairline pt-4 ${place.text}`.trim()}>
        <p className="flex justify-between gap-x-6 text-small">
          <span className="font-semibold">{client}</span>
          <span className="text-ink-muted [font-variant-numeric:tabular-nums]">{year}</span>
        </p>
        <StatusMark status={status} className="mt-4" />
        <EntryTitle href={path} title={title} look={`mt-4 ${place.title}`} />
        <p className="mt-3 text-small text-ink-muted">{services.join(', ')}</p>
      </div>
      {cover && (
        <div className={`overflow-clip rounded-large ${place.cover}`.trim()}>
          <EntryThumbnail image={cover} sizes={place.sizes} look="aspect-4/3" />
        </div>
      )}
    </li>
  );
}

export const fragment = graphql`
  fragment CasesSection on Cases {
    ...CasesFields
    cases(skip: $skip) {
      slug
      path
      title
      client
      year
      services
      status
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
  }
`;
