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
  const { labels, site } = useLayoutContent();
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
              <ul className="border-t border-hairline">
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
              <ContactLinks phone={site.phone} email={site.email} />
            </p>
          </>
        )}
      </div>
      {!isLast && <FoldEdge />}
    </div>
  );
}
