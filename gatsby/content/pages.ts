import { posix, resolve } from 'node:path';
import type { Actions } from 'gatsby';
import { inAllLanguages } from '../model/languages/languages';
import type { Site } from '../model/site';

const fileOf = (template: string): string => resolve('src/templates', `${template}.tsx`);

/**
 * A page for the template of entries if there is no entry. Without a page, Gatsby warns that the query of the template will
 * not be run: a build has this page while Gatsby reads the queries, and deletes it before it runs them.
 */
export const unusedTemplates = ({ entries }: Site) =>
  entries.length > 0 ? [] : [{ path: '/_entry', component: fileOf('entry') }];

/** Creates a page for every route and for every entry. */
export function createContentPages(site: Site, createPage: Actions['createPage']): void {
  for (const { routes, entries, home, language, original } of inAllLanguages(site)) {
    const shared = language && { isTranslated: true, language: original ? language.code : null };
    const create = (path: string, template: string, ids?: object) =>
      createPage({ path, component: fileOf(template), context: { ...ids, ...shared } });
    for (const { path, archive } of routes) create(path, 'page', { author: archive?.author?.slug ?? null });
    create(posix.join(home, '404.html'), 'not-found');
    for (const { path } of entries) create(path, 'entry');
  }
}
