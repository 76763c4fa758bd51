import { ArrowRightIcon } from '@heroicons/react/24/outline';
import { graphql } from 'gatsby';
import { useLayoutContent } from '../../layout/use-layout-content';
import { ContactLinks } from '../../ui/contact-links';
import { Link } from '../../ui/controls/link';
import { FoldEdge } from '../../ui/fold-edge';
import { Image } from '../../ui/image';
import { imageProps } from '../../ui/image-props';

interface MessagePageProps {
  /** The page for unknown addresses has no anchor. */
  content: Omit<Queries.PlaceholderSectionFragment, 'anchor'> & { anchor?: string };
  heading: string;
  /** Whether no section follows. The last one shows how to go on. */
  isLast?: boolean;
}

/** A short message with links to other pages and contact details, on pages under construction and for unknown addresses. */
export default function MessagePage({ content, heading, isLast = true }: MessagePageProps) {
  const { anchor, text, image, links } = content;
  const { labels, site } = useLayoutContent();
  return (
    <>
      <div
        id={anchor}
        tabIndex={anchor ? -1 : undefined}
        className="inverse relative isolate grid min-h-(--height) grid-cols-1 items-end overflow-clip [--height:78svh] print:min-h-0"
      >
        <div
          className="message-page-image absolute inset-0 -z-1 lg:left-2/5 print:hidden forced-colors:hidden"
          aria-hidden="true"
        >
          <Image
            {...imageProps(image)}
            alt=""
            sizes="(min-width: 64rem) 60vw, 100vw"
            className="size-full object-cover"
            isUrgent
          />
        </div>
        <div className="page-container pt-34 pb-[calc(var(--spacing-edge)+clamp(2rem,6svh,4rem))] print:py-6">
          <h1 className="-ml-[0.035em] max-w-[7em] text-display">{heading}</h1>
          <p className="mt-6 max-w-[20em] text-lead">{text}</p>
        </div>
        <FoldEdge />
      </div>
      {isLast && (
        <div className="page-container py-12 lg:py-20">
          <nav aria-label={labels.waysOn}>
            <ul className="grid gap-x-gutter md:grid-cols-2">
              {links.map(({ title, href }, index) => (
                <li key={index}>
                  <Link
                    href={href}
                    className={`group flex items-center justify-between gap-4 border-y border-hairline py-[clamp(1.25rem,2.5vw,2.25rem)] font-display text-large leading-[1.1] font-semibold transition-control hover:text-accent ${index > 0 ? 'max-md:border-t-0' : ''}`}
                  >
                    {title}
                    <ArrowRightIcon className="size-7 shrink-0 transition-transform duration-250 group-hover:translate-x-1.5" />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className="mt-10 flex flex-wrap gap-x-8 text-lead">
            <ContactLinks phone={site.phone} email={site.email} />
          </p>
        </div>
      )}
    </>
  );
}

export const fragment = graphql`
  fragment MessagePageImage on Image {
    src
    focalPoint
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 1080, 1920])
      }
    }
  }

  fragment PlaceholderSection on Placeholder {
    anchor
    text
    image {
      ...MessagePageImage
    }
    links {
      ...LinkFields
    }
  }
`;
