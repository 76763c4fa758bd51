import { type ComponentType, createElement } from 'react';
import { ListContext, type ListProps } from '../entries/pagination';
import { groundOf } from '../entries/sheet';
import { useLayoutContent } from '../layout/use-layout-content';
import { PageAnchors } from '../ui/controls/link';
import { ErrorBoundary } from '../ui/error-boundary';
import { InLanguage } from '../ui/in-language';
import { headingIds } from '../ui/prose/prose';
import { type OpeningProps, PageHeading } from './page-heading';
import type { PageData } from '../content-model/files/pages';
import components from '../../.cache/section-components';

/** The kinds that open a page in place of its heading and description: as its first section, unless the page has an image or buttons. */
const openingKinds = ['cases', 'contact', 'people', 'posts'];

/** Every section gets its content, and what the page has. */
interface SectionProps extends OpeningProps<object> {
  heading: string;
  image: PageData['image'];
  /** Whether no other section follows. */
  isLast: boolean;
}

/** The sections of a page, in the order of its list in content/pages.json. */
export function PageSections({ page, list }: { page: PageData; list: ListProps }) {
  const { heading, image, colour, actions, sections: contents } = page;
  const { labels } = useLayoutContent();
  const opensItself = !image && !actions && openingKinds.includes(contents[0]?.kind ?? '');
  const sections = (
    <>
      {!opensItself && !contents.some(({ showsHeading }) => showsHeading) && <PageHeading {...page} />}
      {contents.map((content, index) => (
        <ErrorBoundary key={content.anchor} labels={labels}>
          <InLanguage lang={content.lang}>
            {createElement(components[content.kind] as ComponentType<SectionProps>, {
              content,
              heading,
              image,
              opening: opensItself && index === 0 ? page : undefined,
              isLast: index === contents.length - 1,
            })}
          </InLanguage>
        </ErrorBoundary>
      ))}
    </>
  );
  return (
    <PageAnchors value={contents.flatMap(({ anchor, body }) => [anchor, ...headingIds(body?.blocks)])}>
      <ListContext value={list}>
        {colour ? (
          <div className="coloured" style={{ '--panel': groundOf(colour) }}>
            {sections}
          </div>
        ) : (
          sections
        )}
      </ListContext>
    </PageAnchors>
  );
}
