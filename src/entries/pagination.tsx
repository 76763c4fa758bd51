import { createContext, use } from 'react';
import { useLayoutContent } from '../layout/use-layout-content';
import type { Route } from '../../gatsby/model/route';
import { TextLink } from '../ui/controls/text-link';
import type { PersonData } from '../content-model/collections/person';
import type { PageLink } from '../content-model/entry';

/** What a page knows about its list of posts or case studies. */
export interface ListProps extends Pick<Route, 'listPage' | 'topics' | 'back'> {
  author?: PersonData | null;
  /** The pages with the posts of people, by the names of their files. */
  authorPages?: Readonly<Record<string, PageLink>>;
}

export const ListContext = createContext<ListProps>({});

/** The way to the previous and the next page of a list. */
export function Pagination() {
  const { labels } = useLayoutContent();
  const { listPage } = use(ListContext);
  if (!listPage) return null;
  const { text, previous, next } = listPage;
  return (
    <nav
      aria-label={labels.pages}
      className="mt-head flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-hairline pt-5 print:hidden"
    >
      <p className="text-ink-muted first-letter:uppercase">{text}</p>
      {previous && (
        <TextLink href={previous} rel="prev" className="font-semibold">
          {labels.previousPage}
        </TextLink>
      )}
      {next && (
        <TextLink href={next} rel="next" className="font-semibold">
          {labels.nextPage}
        </TextLink>
      )}
    </nav>
  );
}
