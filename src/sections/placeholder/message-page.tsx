import { ArrowRightIcon } from '@heroicons/react/24/outline';
import { labels } from '../../ui/labels';
import { Link } from '../../ui/link';
import { FoldEdge } from '../../ui/fold-edge';
import { Image } from '../../ui/image';

interface MessagePageProps {
  heading: string;
  text: string;
  image: Queries.MessagePageImageFragment;
  links: readonly { readonly title: string; readonly href: string }[];
}

/** A page with a short message and links to other pages: for pages under construction and for unknown addresses. */
export function MessagePage({ heading, text, image, links }: MessagePageProps) {
  return (
    <>
      <div className="message-page inverse relative isolate grid min-h-(--height) grid-cols-1 items-end overflow-clip print:min-h-0">
        <div
          className="message-page-image absolute inset-0 -z-1 lg:left-2/5 print:hidden forced-colors:hidden"
          aria-hidden="true"
        >
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
        <div className="page-container pt-34 pb-[calc(var(--edge)+clamp(2rem,6svh,4rem))] print:py-6">
          <h1 className="-ml-[0.035em] max-w-[7em] text-display">{heading}</h1>
          <p className="mt-6 max-w-[20em] text-lead">{text}</p>
        </div>
        <FoldEdge />
      </div>
      <nav aria-label={labels.waysOn} className="page-container py-12 lg:py-20">
        <ul className="grid gap-x-gutter md:grid-cols-2">
          {links.map(({ title, href }, index) => (
            <li key={index} className="border-b border-hairline first:border-t md:border-t">
              <Link
                href={href}
                className="group flex items-center justify-between gap-4 py-[clamp(1.25rem,2.5vw,2.25rem)] font-display text-large leading-[1.1] font-semibold no-underline transition-control duration-200 hover:text-accent"
              >
                {title}
                <ArrowRightIcon
                  aria-hidden="true"
                  className="size-7 shrink-0 transition-transform duration-250 group-hover:translate-x-1.5"
                />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
