import { ArrowLeftIcon, ArrowRightIcon } from '@heroicons/react/24/outline';
import type { PageLink } from '../content-model/entry';
import { useLayoutContent } from '../layout/use-layout-content';
import { Link } from '../ui/controls/link';
import { TextLink } from '../ui/controls/text-link';

/** The way back from an entry, or from the posts of a topic or an author. */
export function BackLink({ path, title }: PageLink) {
  const { labels } = useLayoutContent();
  return (
    <nav aria-label={labels.breadcrumbs} className="print:hidden">
      <TextLink href={path} className="gap-2 font-semibold">
        <ArrowLeftIcon className="size-5 rtl:-scale-x-100" />
        {title}
      </TextLink>
    </nav>
  );
}

/** The way on to the next post or case study, with a label above its title. */
export const NextEntry = ({ label, entry }: { label: string; entry: PageLink | null }) =>
  entry && (
    <div className="turning print:hidden">
      <Link
        href={entry.path}
        className="group folded-corner relative block bg-sunken transition-control [--fold:clamp(2.5rem,6vw,6rem)] hover:text-accent"
      >
        <span className="page-container block py-[clamp(3rem,7vw,6rem)] wrap-anywhere">
          <span className="block font-semibold text-ink-muted">{label}</span>
          <span className="mt-3 flex items-end justify-between gap-6">
            <span className="max-w-[16em] font-display text-heading font-semibold text-balance">
              {entry.title}
            </span>
            <ArrowRightIcon className="size-8 shrink-0 transition-transform duration-250 group-hover:translate-x-1.5 lg:size-12 rtl:-scale-x-100 rtl:group-hover:-translate-x-1.5" />
          </span>
        </span>
      </Link>
    </div>
  );
