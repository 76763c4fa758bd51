import { ArrowRightIcon } from '@heroicons/react/24/outline';
import { useLayoutContent } from '../../layout/use-layout-content';
import { ContactLinks } from '../../ui/controls/text-link';
import { Link } from '../../ui/controls/link';
import { FoldEdge } from '../../ui/fold-edge';
import { FoldedImage } from './folded-image';
import type { PlaceholderContent } from './definition';

interface PlaceholderSectionProps {
  /** The page for unknown addresses has no anchor. */
  content: Pick<PlaceholderContent, 'text' | 'image' | 'links'> & { anchor?: string };
  heading: string;
  /** That of the page, in place of that of the section. */
  image?: PlaceholderContent['image'] | null;
  /** Whether no section follows. The last one shows how to go on. */
  isLast?: boolean;
}

/** A short message with links to other pages and contact details, on pages under construction and for unknown addresses. */
export default function PlaceholderSection(props: PlaceholderSectionProps) {
  const { content, heading, isLast = true } = props;
  const { anchor, text, links } = content;
  const image = props.image ?? content.image;
  const { labels, site } = useLayoutContent();
  return (
    <>
      <div
        id={anchor}
        tabIndex={anchor ? -1 : undefined}
        className="inverse relative isolate overflow-clip pt-[calc(var(--header)+1.5rem)] pb-[calc(var(--spacing-edge)+clamp(2rem,6svh,4rem))] lg:grid lg:min-h-[86svh] lg:items-end lg:pt-34 print:min-h-0 print:py-6"
      >
        <FoldedImage
          {...image}
          className="-z-1 h-[clamp(13rem,36svh,26rem)] lg:absolute lg:inset-[calc(var(--header)+2.5rem)_0_0_58%] lg:h-auto"
        />
        <div className="page-container grid grid-cols-1 max-lg:pt-20 lg:grid-cols-12 print:pt-0">
          <div className="lg:col-span-7">
            <h1 className="-ms-[0.035em] text-display">{heading}</h1>
            <p className="mt-6 max-w-[20em] text-lead">{text}</p>
            {isLast && (
              <p className="mt-8 flex flex-wrap gap-x-8 border-t border-hairline pt-4 text-lead lg:me-gutter lg:max-w-[34rem]">
                <ContactLinks phone={site.phone} email={site.email} />
              </p>
            )}
          </div>
        </div>
        <FoldEdge />
      </div>
      {isLast && (
        <nav aria-label={labels.waysOn} className="page-container py-16 lg:py-24">
          <ul className="grid gap-gutter md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
            {links.map(({ title, href }, index) => (
              <li key={index} className="grid turning">
                <Link
                  href={href}
                  className="group folded-corner relative flex min-h-44 transition-control items-end justify-between gap-6 rounded-large bg-sunken p-7 pt-20 font-display text-large leading-[1.1] font-semibold hover:text-accent lg:min-h-60 lg:p-9 forced-colors:border"
                >
                  {title}
                  <ArrowRightIcon className="size-8 shrink-0 transition-transform duration-250 group-hover:translate-x-1.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-1.5" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
