import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import type { PageLink } from '../content-model/entry';
import { useLayoutContent } from '../layout/use-layout-content';
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
