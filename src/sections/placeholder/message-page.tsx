import { ArrowRightIcon } from '@heroicons/react/24/outline';
import { labels } from '../../ui/labels';
import { Link } from '../../ui/link';
import { Image } from '../../ui/image';

interface MessagePageProps {
  heading: string;
  text: string;
  image: Queries.MessagePageImageFragment;
  links: readonly { readonly title: string; readonly href: string }[];
}

/** A page with little to say and ways on: what is under construction, and what does not exist. */
export function MessagePage({ heading, text, image, links }: MessagePageProps) {
  return (
    <>
      <div className="message-page stage">
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
