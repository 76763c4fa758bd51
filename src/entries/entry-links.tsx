import { ArrowLeftIcon, ArrowRightIcon } from '@heroicons/react/24/outline';
import type { CaseStudyData } from '../content-model/collections/case-study';
import type { PostData } from '../content-model/collections/post';
import type { PageLink } from '../content-model/entry';
import { useLayoutContent } from '../layout/use-layout-content';
import { Link } from '../ui/controls/link';
import { TextLink } from '../ui/controls/text-link';
import { Image } from '../ui/image';

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

interface NextEntryProps {
  label: string;
  entry: Pick<PostData | CaseStudyData, 'path' | 'title' | 'cover'> | null;
}

export const NextEntry = ({ label, entry }: NextEntryProps) =>
  entry && (
    <div className="turning print:hidden">
      {/* Its shape would cut a ring around it. */}
      <Link
        href={entry.path}
        className="group folded-corner relative block bg-sunken transition-control [--fold:clamp(2.5rem,6vw,6rem)] hover:text-accent focus-visible:-outline-offset-8"
      >
        <span className="page-container grid grid-cols-1 gap-gutter wrap-anywhere lg:grid-cols-12">
          <span className="flex flex-col justify-between gap-10 py-[clamp(3rem,7vw,6rem)] lg:col-span-6">
            <span>
              <span className="block font-semibold text-ink-muted">{label}</span>
              <span className="mt-3 block max-w-[16em] font-display text-heading font-semibold text-balance">
                {entry.title}
              </span>
            </span>
            <ArrowRightIcon className="size-8 transition-transform duration-250 group-hover:translate-x-1.5 lg:size-12 rtl:-scale-x-100 rtl:group-hover:-translate-x-1.5" />
          </span>
          {entry.cover && (
            <span
              data-cover
              className="-me-(--outside) slanted max-lg:-order-1 max-lg:-ms-(--outside) lg:col-span-6 lg:[--cut:clamp(2rem,5vw,6rem)]"
            >
              {/* The slant is at the left edge. */}
              <Image
                {...entry.cover}
                alt=""
                focalPoint={`var(--focal, ${entry.cover.focalPoint ?? '50% 50%'})`}
                sizes="(min-width: 64rem) 50vw, 100vw"
                className="aspect-3/2 h-full w-full object-cover transition-[scale] duration-600 group-hover:scale-103 lg:[--focal:0%_30%]"
              />
            </span>
          )}
        </span>
      </Link>
    </div>
  );
