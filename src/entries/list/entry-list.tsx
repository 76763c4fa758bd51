import { Children, createContext, type ReactNode, use } from 'react';
import type { entryList, FieldData, SectionData } from '../../content-model';
import type { ListContext as Lists } from '../../content-model/model';
import { useLayoutContent } from '../../layout/use-layout-content';
import { Link } from '../../ui/controls/link';
import { SwipeRow } from '../../ui/controls/swipe-row';
import { Button } from '../../ui/controls/button';
import { TextLink } from '../../ui/controls/text-link';
import { Image } from '../../ui/image';
import { HeadedSection } from '../../ui/section';
import * as styles from './entry-list.module.css';
import { CoverPlaceholder } from './cover-placeholder';
import { Topics } from './topics';
import type { PersonData } from '../../content-model/collections/person';
import type { DecorationData } from '../../content-model/field-types/media/image';

export const ListContext = createContext<Lists & { path?: string; author?: PersonData | null }>({});

interface EntryListProps {
  content: FieldData<typeof entryList> & Pick<SectionData, 'anchor'>;
  className?: string;
  /** What the entries are called where they are a row on phones. Without names they are not. */
  names?: readonly string[];
  children: ReactNode;
}

export function EntryList({ content, className = '', names, children }: EntryListProps) {
  const { link, latest } = content;
  const { topics, back } = use(ListContext);
  const margin = names ? 'mt-4 md:mt-head' : 'mt-head';
  const list = `${back ? '' : margin} ${className}`.trim();
  return (
    <HeadedSection content={content} isHeadHidden={Boolean(back)}>
      {latest === null && topics && !back && (
        <Topics
          {...topics}
          className={__PARTS__.layout === 'indexed' ? 'mt-head print:hidden' : 'mt-8 print:hidden'}
        />
      )}
      {/* The only entry may be the opening of the page. */}
      {Children.count(children) > 0 && (
        <div data-pagefind-ignore>
          {names ? (
            <SwipeRow isOrdered className={list} names={names}>
              {children}
            </SwipeRow>
          ) : (
            <ol role="list" className={list}>
              {children}
            </ol>
          )}
        </div>
      )}
      {link && (
        <Button
          href={link.href}
          look="quiet"
          className={__PARTS__.layout === 'indexed' ? `mt-8 print:hidden ${styles.all}` : 'mt-8 print:hidden'}
        >
          {link.title}
        </Button>
      )}
      {latest === null && <Pagination />}
    </HeadedSection>
  );
}

function Pagination() {
  const { labels } = useLayoutContent();
  const { pagination } = use(ListContext);
  if (!pagination) return null;
  const { text, previous, next } = pagination;
  return (
    <nav aria-label={labels.pages} className={styles.pages}>
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

interface EntryTitleProps {
  href: string;
  title: string;
  look: string;
  as?: 'h2' | 'h3';
}

/** The title of a post or case outside its page. Its link covers the whole card, which has the class `fold-on-hover`. */
export const EntryTitle = ({ href, title, look, as: Title = 'h3' }: EntryTitleProps) => (
  <Title className={look}>
    <Link href={href} className={styles.link}>
      {title}
    </Link>
  </Title>
);

interface EntryCoverProps {
  path: string;
  image: DecorationData | null;
  /** A higher image, for phones in portrait format. */
  narrow?: DecorationData | null;
  sizes: string;
  look: string;
}

/** The cover of a post or case in a list, or a placeholder. When the pointer is on the card, a corner of it is folded. */
export const EntryCover = ({ path, image, narrow, sizes, look }: EntryCoverProps) =>
  image ? (
    <div data-cover className={`folded-corner ${styles.cover} ${narrow ? styles.narrow : ''} ${look}`}>
      <Image {...image} alt="" narrow={narrow} sizes={sizes} className={styles.image} />
    </div>
  ) : (
    <CoverPlaceholder path={path} className={look} />
  );
