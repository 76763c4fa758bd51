import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { createElement, Suspense } from 'react';
import type { PersonData } from '../content-model/collections/person';
import type { PageData } from '../content-model/files/pages';
import { ListContext } from '../entries/list/entry-list';
import { PanelColours } from '../entries/panel-colours';
import { Seo } from '../layout/seo';
import type { ListContext as Lists, TemplateData } from '../content-model/model';
import { useLayoutContent } from '../layout/use-layout-content';
import { PageHeading } from '../sections/page-heading';
import { PageAnchors } from '../ui/controls/link';
import { ErrorBoundary } from '../ui/error-boundary';
import { InLanguage } from '../ui/in-language';
import { headingIds } from '../content-model/prose-node';
import components from '../../.cache/section-components';

type Data = TemplateData<PageData & Lists> & { author: PersonData | null };

function componentOf(kind: string) {
  const component = components[kind];
  if (!component) throw new Error(`The build has no component for the kind "${kind}"`);
  return component;
}

export default function Page({ data: { page, author } }: PageProps<Data>) {
  const { heading, image, colour, actions, sections: contents } = page;
  const { labels } = useLayoutContent();
  // An image or buttons belong to the heading.
  const opensItself = !image && !actions && contents[0]?.opensPage;
  const sections = (
    <>
      {!opensItself && !contents.some(({ showsHeading }) => showsHeading) && <PageHeading {...page} />}
      {contents.map((content, index) => (
        <ErrorBoundary key={content.anchor} labels={labels}>
          {/* React hydrates each section in a task of its own, and first the one that the visitor touches. */}
          <Suspense>
            <InLanguage lang={content.lang}>
              {createElement(componentOf(content.kind), {
                content,
                heading,
                image,
                opening: opensItself && index === 0 ? page : undefined,
                isLast: index === contents.length - 1,
              })}
            </InLanguage>
          </Suspense>
        </ErrorBoundary>
      ))}
    </>
  );
  return (
    <PageAnchors value={contents.flatMap(({ anchor, body }) => [anchor, ...headingIds(body?.blocks)])}>
      <ListContext value={{ ...page, author }}>
        <PanelColours colour={colour}>{sections}</PanelColours>
      </ListContext>
    </PageAnchors>
  );
}

export const Head = ({ data: { page, layout } }: HeadProps<Data>) => (
  <Seo {...page} {...layout?.inLanguage} />
);

export const query = graphql`
  query Page($path: String!, $author: String, $language: String, $isTranslated: Boolean = false) {
    ...TranslatedLayout
    page(path: { eq: $path }) {
      ...PageFields
      lang @include(if: $isTranslated)
      translations @include(if: $isTranslated)
      canonical
      pagination
      topics
      back
      namedPages
      laterRoutes
      sections {
        ...Sections
      }
    }
    author: person(slug: { eq: $author }, language: { eq: $language }) {
      ...PersonEntry
      quote {
        ...QuoteEntry
      }
    }
  }
`;
