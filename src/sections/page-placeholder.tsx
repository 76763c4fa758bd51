import { ArrowRightIcon } from '@heroicons/react/24/outline';
import { ContactLinks } from '../layout/contact-details';
import { useLayoutContent } from '../layout/use-layout-content';
import { Link } from '../ui/controls/link';
import { FoldEdge } from '../ui/fold-edge';
import { Image, type ImageProps } from '../ui/image';
import type { PlaceholderContent } from './placeholder/definition';
import * as styles from './page-placeholder.module.css';

interface PagePlaceholderProps extends Pick<PlaceholderContent, 'text' | 'image' | 'links'> {
  /** The page for unknown addresses has none. */
  anchor?: string;
  heading: string;
  /** Whether no section follows. The last one shows how to go on. */
  isLast?: boolean;
}

/** What a page shows in place of sections. */
export function PagePlaceholder(props: PagePlaceholderProps) {
  const { anchor, heading, text, image, links, isLast = true } = props;
  const { labels } = useLayoutContent();
  return (
    <div
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      className={`inverse ${styles.placeholder} ${isLast ? styles.last : ''}`.trim()}
    >
      <FoldedImage {...image} heading={heading} />
      <div className="page-container">
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.text}>{text}</p>
        {isLast && (
          <>
            <nav aria-label={labels.nextLinks} className={styles.links}>
              <ul role="list">
                {links.map(({ title, href }, index) => (
                  <li key={index} className="border-b border-hairline">
                    <Link href={href} className={styles.link}>
                      {title}
                      <ArrowRightIcon className={styles.arrow} />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <p className="mt-5 flex flex-wrap gap-x-5">
              <ContactLinks />
            </p>
          </>
        )}
      </div>
      {!isLast && <FoldEdge />}
    </div>
  );
}

interface FoldedImageProps extends Omit<ImageProps, 'alt' | 'sizes' | 'isUrgent'> {
  heading: string;
}

/**
 * A decorative image on a sheet that is folded like a leaflet. It opens a little when the page appears. Each heading has a
 * number of panels and a part of the image, so that pages with the same one differ.
 */
function FoldedImage({ heading, ...image }: FoldedImageProps) {
  const sum = [...heading].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const panels = 3 + (sum % 4);
  return (
    <div
      aria-hidden="true"
      className={styles.image}
      style={{ '--panels': panels, '--zoom': 1 + (sum % 3) / 3 }}
    >
      {Array.from({ length: panels }, (_, panel) => (
        <div
          key={panel}
          className={panel % 2 ? `${styles.panel} ${styles.away}` : styles.panel}
          style={{ '--index': panel, '--direction': panel % 2 ? -1 : 1 }}
        >
          <Image {...image} alt="" sizes="(min-width: 64rem) 75vw, 100vw" className={styles.part} isUrgent />
          <div className={styles.shade} />
        </div>
      ))}
    </div>
  );
}
