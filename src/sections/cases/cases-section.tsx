import { graphql } from 'gatsby';
import { Link } from '../../ui/controls/link';
import { Image } from '../../ui/image';
import { imageProps } from '../../ui/image-props';
import { EntryList } from '../../layout/article/entry-list';
import { StatusMark } from '../../layout/article/status-mark';

type Content = Queries.CasesSectionFragment;

/** Of three in a row, the first is as wide as the page, and the next two share it unevenly. */
const columns = ['md:col-span-12', 'md:col-span-7', 'md:col-span-5'] as const;

/** Case studies with large covers, the latest first. */
export default function CasesSection({ content }: { content: Content }) {
  return (
    <EntryList content={content} className="grid grid-cols-1 gap-x-gutter gap-y-16 md:grid-cols-12">
      {content.cases.map((study, index) => (
        <CaseCard key={study.slug} {...study} place={index % columns.length} />
      ))}
    </EntryList>
  );
}

type CaseCardProps = Content['cases'][number] & { place: number };

/** The whole card is a link. */
const CaseCard = ({ path, title, client, year, services, thumbnail, status, place }: CaseCardProps) => (
  <li
    className={`group relative flex flex-col break-inside-avoid not-has-[img]:border-t not-has-[img]:border-hairline not-has-[img]:pt-5 ${columns[place]}`}
  >
    <div className="order-1">
      <StatusMark status={status} className="mb-3" />
      <h3 className={`text-balance ${place === 0 ? 'text-large' : 'text-title'}`}>
        <Link href={path} className="transition-control group-hover:text-accent after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p className="mt-3 flex flex-wrap gap-x-6 text-ink-muted">
        <span className="font-semibold text-ink">{client}</span>
        <span>{services.join(', ')}</span>
        <span>{year}</span>
      </p>
    </div>
    {thumbnail && (
      <div className="mb-5 overflow-clip rounded-large">
        <Image
          {...imageProps(thumbnail)}
          alt=""
          sizes={place === 0 ? '(min-width: 80rem) 80rem, 100vw' : '(min-width: 48rem) 58vw, 100vw'}
          className={`aspect-4/3 w-full bg-sunken object-cover transition-transform duration-500 group-hover:scale-103 ${place === 0 ? 'md:aspect-3/2' : 'md:aspect-auto md:h-[clamp(18rem,34vw,30rem)]'}`}
        />
      </div>
    )}
  </li>
);

export const fragment = graphql`
  fragment CasesSection on Cases {
    anchor
    title
    intro
    link {
      ...LinkFields
    }
    pagination {
      ...PaginationFields
    }
    cases {
      slug
      path
      title
      client
      year
      services
      status
      thumbnail: cover {
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
