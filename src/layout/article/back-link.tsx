import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import { useLayoutContent } from '../use-layout-content';
import { TextLink } from '../../ui/controls/text-link';
import type { EntryLinks } from './next-entry';

/** The way from a post or case study back to the list. */
export function BackLink({ listPage }: Pick<EntryLinks, 'listPage'>) {
  const { labels } = useLayoutContent();
  return (
    listPage && (
      <nav aria-label={labels.breadcrumbs} className="print:hidden">
        <TextLink href={listPage.path} className="gap-2 font-semibold">
          <ArrowLeftIcon className="size-5 rtl:-scale-x-100" />
          {listPage.title}
        </TextLink>
      </nav>
    )
  );
}
