import { ArrowRightIcon } from '@heroicons/react/24/outline';
import { ContactLinks } from '../../layout/contact-details';
import { useLayoutContent } from '../../layout/use-layout-content';
import { Link } from '../../ui/controls/link';
import { FoldEdge } from '../../ui/fold-edge';
import { Image, type ImageProps } from '../../ui/image';
import type { PlaceholderContent } from './definition';
import * as styles from './placeholder.module.css';

interface PlaceholderSectionProps {
  /** The page for unknown addresses has no anchor. */
  content: Pick<PlaceholderContent, 'text' | 'image' | 'links'> & { anchor?: string };
  heading: string;
  /** That of the page, in place of that of the section. */
  image?: PlaceholderContent['image'] | null;
  /** Whether no section follows. The last one shows how to go on. */
  isLast?: boolean;
}

export default function PlaceholderSection(props: PlaceholderSectionProps) {
  const { content, heading, isLast = true } = props;
  const { anchor, text, links } = content;
  const { labels } = useLayoutContent();
  return (
    <div
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      // Alone on a page, it fills the screen.
      className={`inverse relative isolate grid content-start gap-y-8 overflow-clip pt-(--header) pb-edge lg:min-h-svh lg:content-center lg:py-34 print:min-h-0 print:py-6 ${isLast ? 'min-h-svh border-b border-hairline' : ''}`.trim()}
    >
      <FoldedImage
        {...(props.image ?? content.image)}
        className="-z-1 h-[clamp(9rem,24svh,26rem)] lg:absolute lg:inset-[calc(var(--header)+14svh)_0_12svh_48%] lg:h-auto"
      />
      <div className="page-container">
        <h1 className="-ms-[0.035em] text-display lg:max-w-7/12">{heading}</h1>
        <p className="mt-6 max-w-[20em] text-lead">{text}</p>
        {isLast && (
          <>
            <nav aria-label={labels.waysOn} className="mt-8 lg:max-w-[30rem]">
              <ul role="list" className="border-t border-hairline">
                {links.map(({ title, href }, index) => (
                  <li key={index} className="border-b border-hairline">
                    <Link
                      href={href}
                      className="group flex min-h-14 items-center justify-between gap-6 font-display text-title font-semibold transition-control hover:text-accent"
                    >
                      {title}
                      <ArrowRightIcon className="size-6 shrink-0 transition-transform duration-250 group-hover:translate-x-1.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-1.5" />
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

const panels = [0, 1, 2, 3, 4];

/** Of a panel that is turned to the light, and of one that is turned away. */
const shades = ['from-transparent from-40% to-scrim/42', 'from-scrim/62 to-scrim/28'];

/** A decorative image on a sheet that is folded like a leaflet. It opens a little when the page appears. */
const FoldedImage = ({ className, ...image }: Omit<ImageProps, 'alt' | 'sizes' | 'isUrgent'>) => (
  <div
    aria-hidden="true"
    // Parts of the image are in the order of the panels.
    className={`${styles.image} grid grid-cols-[repeat(var(--panels),minmax(0,1fr))] [--angle:11deg] [direction:ltr] hover:[--angle:3deg] print:hidden forced-colors:hidden ${className ?? ''}`.trim()}
    style={{ '--panels': panels.length }}
  >
    {panels.map((panel) => (
      // The margin covers the hairline gap between two slanted edges.
      <div
        key={panel}
        className={`${styles.panel} ${panel % 2 ? 'origin-top-right' : 'origin-top-left'} relative -mr-px overflow-clip`}
        style={{ '--panel': panel, '--direction': panel % 2 ? -1 : 1 }}
      >
        {/* The sheet is higher than the image, which covers it: the image is wider than the sheet. */}
        <Image
          {...image}
          alt=""
          sizes="(min-width: 64rem) 75vw, 100vw"
          className="absolute top-0 left-[calc(var(--panel)*-100%)] h-full w-[calc(var(--panels)*100%)] max-w-none object-cover"
          isUrgent
        />
        <div className={`absolute inset-0 bg-linear-to-r ${shades[panel % 2]}`} />
      </div>
    ))}
  </div>
);
