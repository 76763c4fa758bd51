import type { HeadProps, PageProps } from 'gatsby';
import type { ComponentType, ReactElement } from 'react';
import { wrapPageElement, wrapRootElement } from '../../src/layout/wrappers';
import * as notFound from '../../src/templates/not-found';
import * as page from '../../src/templates/page';
import { runQuery } from './gatsby/graphql';
import { createdPages, siteContent } from './site-content';
import type { NotFoundData } from '../../src/content-model/files/not-found';
import type { PageData } from '../../src/content-model/files/pages';

/** What the queries of the page templates return. */
interface PageQuery {
  page: PageData;
}

interface Template<Data> {
  /** The page without its layout, fed by its own query. */
  Page: ComponentType;
  /** What the page puts in the head. */
  Head: ComponentType;
  data: Data;
}

interface Module<Data> {
  default: ComponentType<PageProps<Data, object>>;
  Head: ComponentType<HeadProps<Data, object>>;
}

export function template<Data>({ default: Component, Head }: Module<Data>, data: Data): Template<Data> {
  const props = { data } as PageProps<Data, object> & HeadProps<Data, object>;
  return { Page: () => <Component {...props} />, Head: () => <Head {...props} />, data };
}

/** A page of sections whose data a test may have changed. */
export const sectionsPage = (data: PageQuery) => template(page, { author: null, ...data });

/** The page for addresses that have none. */
export const notFoundPage = () => template(notFound, runQuery<{ page: NotFoundData }>('NotFoundPage'));

/**
 * A route as the build makes it: its template, with what the template's query gives for it.
 *
 * @param path such as "/about"
 * @throws when content has no such route
 */
export function pageAt(path: string): Template<PageQuery> {
  const created = createdPages(siteContent()).find((route) => route.path === path);
  if (!created) throw new Error(`The content has no route ${path}`);
  return sectionsPage(runQuery<PageQuery>('Page', { path, ...created.context }));
}

/** The home page's data, with every section that it lists. */
export const homeData = () => runQuery<PageQuery>('Page', { path: '/' }).page;

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

/**
 * Wraps a page in theme and layout, as gatsby-browser and gatsby-ssr do.
 *
 * @param element the content of `main`
 */
export const inLayout = (element: ReactElement): ReactElement =>
  wrapRootElement({ element: wrapPageElement({ element, props: {} }) });
