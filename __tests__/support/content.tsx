import type { HeadProps, PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { createRoutes } from '../../gatsby/content/pages';
import NotFoundPage, * as notFound from '../../src/pages/404';
import PlaceholderPage, * as placeholder from '../../src/templates/placeholder-page';
import Page, * as page from '../../src/templates/page';
import { readDefinitions } from '../../gatsby/content/definitions';
import { sectionsFragment } from '../../gatsby/content/graphql-types';
import { register, runQuery } from './graphql';
import { siteContent } from './site-content';

register(sectionsFragment(readDefinitions()));

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

/** A page of sections whose data a test may have changed. */
export const sectionsPage = (data: Queries.PageQuery) => template({ ...page, default: Page }, data);

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
export function pageAt(path: string): Template<Queries.PageQuery | Queries.PlaceholderPageQuery> {
  const created = createdPages().find((route) => route.path === path);
  if (!created) throw new Error(`The content has no route ${path}`);
  const variables = { path, ...created.context };
  return created.component.endsWith('placeholder-page.tsx')
    ? (placeholderPage(runQuery('PlaceholderPage', variables)) as Template<never>)
    : (sectionsPage(runQuery('Page', variables)) as Template<never>);
}

/** The home page's data, with every section that it lists. */
export function homeData(): NonNullable<Queries.PageQuery['page']> {
  const { page } = runQuery<Queries.PageQuery>('Page', { path: '/' });
  if (!page) throw new Error('The content has no home page');
  return page;
}

/**
 * The content of a section of the home page, as its fragment gives it.
 *
 * @param kind the section's kind
 */
export function sectionContent<Fragment>(kind: string): Fragment {
  const section = homeData().sections.find((content) => content.kind === kind);
  if (!section) throw new Error(`The home page has no section of the kind ${kind}`);
  return section as Fragment;
}
