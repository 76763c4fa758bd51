import { graphql } from 'gatsby';
import { useLayoutContent } from '../use-layout-content';
import { TextLink } from '../../ui/controls/text-link';

/** The way to the previous and the next page of a list. */
export function Pagination({ text, previous, next }: Queries.PaginationFieldsFragment) {
  const { labels } = useLayoutContent();
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

export const fragment = graphql`
  fragment PaginationFields on Pagination {
    text
    previous
    next
  }
`;
