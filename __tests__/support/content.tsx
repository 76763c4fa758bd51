import type { HeadProps, PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { createRoutes } from '../../gatsby/content/pages';
import NotFoundPage, * as notFound from '../../src/pages/404';
import PlaceholderPage, * as placeholder from '../../src/templates/placeholder-page';
import SectionsPage, * as sections from '../../src/templates/sections-page';
import { runQuery } from './graphql';
import { siteContent } from './site-content';

interface Template<Data> {
  /** The page without its layout, fed by its own query. */
  Page: ComponentType;
  /** What the page puts in the head. */
  Head: ComponentType;
  data: Data;
}

interface Module<Data> {
  default: ComponentType<PageProps<Data>>;
  Head: ComponentType<HeadProps<Data>>;
}

function template<Data>({ default: Component, Head }: Module<Data>, data: Data): Template<Data> {
  const props = { data } as PageProps<Data> & HeadProps<Data>;
  return { Page: () => <Component {...props} />, Head: () => <Head {...props} />, data };
}

/** A sections page whose data a test may have changed. */
export const sectionsPage = (data: Queries.SectionsPageQuery) =>
  template({ ...sections, default: SectionsPage }, data);

/** A placeholder page whose data a test may have changed. */
export const placeholderPage = (data: Queries.PlaceholderPageQuery) =>
  template({ ...placeholder, default: PlaceholderPage }, data);

/** The page for addresses that have none. */
export const notFoundPage = (data = runQuery<Queries.NotFoundPageQuery>('NotFoundPage')) =>
  template({ ...notFound, default: NotFoundPage }, data);

interface CreatedPage {
  path: string;
  component: string;
  context?: object;
}

/** Every page that the build creates from the real route list. */
export function createdPages(routes = siteContent().routes): CreatedPage[] {
  const pages: CreatedPage[] = [];
  createRoutes(routes, (page) => void pages.push(page as CreatedPage));
  return pages;
}

/**
 * A route as the build makes it: its template, with what the template's query gives for it.
 *
 * @param path such as "/about"
 * @throws when content has no such route
 */
export function pageAt(path: string): Template<Queries.SectionsPageQuery | Queries.PlaceholderPageQuery> {
  const page = createdPages().find((created) => created.path === path);
  if (!page) throw new Error(`The content has no route ${path}`);
  const variables = { path, ...page.context };
  return page.component.endsWith('sections-page.tsx')
    ? (sectionsPage(runQuery('SectionsPage', variables)) as Template<never>)
    : (placeholderPage(runQuery('PlaceholderPage', variables)) as Template<never>);
}

type SectionName = 'hero' | 'services' | 'process' | 'pricing' | 'contact';

/** The home page's data with every section. */
export const homeData = (): Required<Queries.SectionsPageQuery> => {
  const names: SectionName[] = ['hero', 'services', 'process', 'pricing', 'contact'];
  return runQuery('SectionsPage', { path: '/', ...Object.fromEntries(names.map((name) => [name, true])) });
};

/**
 * A section's content as its fragment gives it.
 *
 * @param name the name that content/pages.json uses
 */
export function sectionContent<Name extends SectionName>(name: Name) {
  return homeData()[name] as NonNullable<Queries.SectionsPageQuery[Name]>;
}
