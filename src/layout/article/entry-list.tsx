import type { ReactNode } from 'react';
import { TextLink } from '../../ui/controls/text-link';
import { HeadedSection } from '../../ui/section';
import { Pagination, type PaginationProps } from './pagination';
import type { PostsContent } from '../../sections/posts/definition';

interface EntryListProps {
  content: Pick<PostsContent, 'anchor' | 'title' | 'intro' | 'link' | 'latest'>;
  listPage?: PaginationProps;
  /** The classes of the list. */
  className?: string;
  /** A list item for each entry. */
  children: ReactNode;
}

/** A section that lists posts or case studies, with the ways to more of them. */
export function EntryList({ content, listPage, className = '', children }: EntryListProps) {
  const { link, latest } = content;
  return (
    <HeadedSection content={content}>
      <ol className={`mt-head ${className}`.trim()}>{children}</ol>
      {link && (
        <TextLink href={link.href} className="mt-8 font-semibold text-accent">
          {link.title}
        </TextLink>
      )}
      {listPage && latest === null && <Pagination {...listPage} />}
    </HeadedSection>
  );
}
