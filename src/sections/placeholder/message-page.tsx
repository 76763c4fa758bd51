import { ArrowRightIcon } from '@heroicons/react/24/outline';
import { graphql } from 'gatsby';
import { useLayoutContent } from '../../layout/use-layout-content';
import { Link } from '../../ui/link';
import { Image } from '../../ui/image';

interface MessagePageProps {
  /** The anchor of a section; the page for unknown addresses has none. */
  id?: string;
  heading: string;
  text: string;
  image: Queries.MessagePageImageFragment;
  links: readonly { readonly title: string; readonly href: string }[];
}

/** A heading, a sentence beside an image, and links onward: for pages under construction and unknown addresses. */
export function MessagePage({ id, heading, text, image, links }: MessagePageProps) {
  const { labels } = useLayoutContent();
  return (
    <>
      <div id={id} tabIndex={id ? -1 : undefined} className="message-page stage">
        <div className="message-page-image" aria-hidden="true">
          <Image
            src={image.src}
            alt=""
            focalPoint={image.focalPoint}
            wide={image.file?.childImageSharp?.gatsbyImageData}
            sizes="(min-width: 64rem) 60vw, 100vw"
            className="size-full object-cover"
            isUrgent
          />
        </div>
        <div className="wrap message-page-text">
          <h1 className="text-display">{heading}</h1>
          <p className="mt-6 max-w-[20em] text-lead">{text}</p>
        </div>
        <div className="fold-edge" aria-hidden="true" />
      </div>
      <nav aria-label={labels.waysOn} className="wrap py-12 lg:py-20">
        <ul className="grid-12">
          {links.map(({ title, href }, index) => (
            <li key={index} className="col-span-12 md:col-span-6">
              <Link href={href} className="way-on">
                {title}
                <ArrowRightIcon aria-hidden="true" className="size-7" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

export const fragment = graphql`
  fragment MessagePageImage on Image {
    src
    focalPoint
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [640, 1080, 1600]
          formats: [AVIF, WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
