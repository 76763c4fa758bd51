import { posix, resolve } from 'node:path';
import type { Actions } from 'gatsby';
import { collectionDefinitions } from '../definitions/definitions';
import { inAllLanguages } from '../model/languages/languages';
import type { Site } from '../model/site';

const fileOf = (template: string): string => resolve('src/templates', `${template}.tsx`);

const entryTemplate = (folder: string): string => `${folder}-entry`;

/**
 * A page for each template that no entry uses. Without a page, Gatsby warns that the query of the template will not be run:
 * a build has these pages while Gatsby reads the queries, and deletes them before it runs them.
 */
export const pagesOfUnusedTemplates = ({ collections }: Site) =>
  [...collectionDefinitions]
    .filter(([folder, { parentPath }]) => parentPath && !collections.has(folder))
    .map(([folder]) => entryTemplate(folder))
    .map((template) => ({ path: `/_${template}`, component: fileOf(template) }));

/** Creates a page for every route, and for every entry, with the template that has the name of its folder. */
export function createContentPages(site: Site, createPage: Actions['createPage']): void {
  for (const { routes, entries, home, language, original } of inAllLanguages(site)) {
    const shared = language && { isTranslated: true, language: original ? language.code : null };
    const create = (path: string, template: string, ids?: object) =>
      createPage({ path, component: fileOf(template), context: { ...ids, ...shared } });
    for (const { path, archive } of routes) create(path, 'page', { author: archive?.author?.slug ?? null });
    create(posix.join(home, '404.html'), 'not-found-page');
    for (const { path, folder } of entries) create(path, entryTemplate(folder));
  }
}
