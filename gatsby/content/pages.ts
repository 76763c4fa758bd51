import { posix, resolve } from 'node:path';
import type { Actions } from 'gatsby';
import { collectionDefinitions } from '../definitions/definitions';
import { archiveContexts } from '../model/archives';
import type { Route, Site } from '../model/site';
import { namedListOf } from '../model/section';
import { directionOf, inAllLanguages } from '../model/languages';
import { listedPages } from './node-data';
import { pageTranslations } from './page-translations';

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
export function createContentPages(content: Site, createPage: Actions['createPage']): void {
  const all = inAllLanguages(content);
  const translationsOf = pageTranslations(all);
  for (const language of all) {
    const shared = languageContext(language, content);
    for (const { path, template, context } of pagesOf(language)) {
      const canonical = language.canonicals.get(path);
      const translations = shared && { translations: translationsOf(path), ...(canonical && { canonical }) };
      createPage({ path, component: fileOf(template), context: { ...context, ...shared, ...translations } });
    }
  }
}

function pagesOf(content: Site): { path: string; template: string; context: object }[] {
  const { routes, routesByPath, collections, home } = content;
  const archiveContext = archiveContexts(content);
  return [
    ...routes.map((route) => ({
      path: route.path,
      template: 'page',
      context: routeContext(route, content),
    })),
    { path: posix.join(home, '404.html'), template: 'not-found-page', context: {} },
    ...[...collections.values()].flatMap((entries) =>
      entries.map((entry, index) => {
        const { path, title } = routesByPath.get(entry.parentPath) ?? {};
        const next = entries[(index + 1) % entries.length];
        return {
          path: entry.path,
          template: entryTemplate(entry.folder),
          context: {
            back: path ? { path, title } : null,
            next: next && next !== entry ? next.path : null,
            ...archiveContext(entry),
          },
        };
      }),
    ),
  ];
}

function routeContext(route: Route, content: Site): object {
  const { routes, home } = content;
  const { path, listPage, topics, archive, back } = route;
  const later = path === home ? routes.filter((its) => !its.source).slice(listedPages) : [];
  return {
    ...(later.length > 0 && { laterRoutes: later.map(({ path, title }) => ({ path, title })) }),
    ...(listPage && { listPage }),
    ...(topics && { topics }),
    ...(back && { back }),
    ...authorPages(route, content),
    author: archive?.author?.slug ?? null,
  };
}

/** On a page that lists the authors: the pages of each. */
function authorPages({ sections }: Route, content: Site): object {
  const listed = sections.flatMap((name) => namedListOf(content.sections.get(name)) ?? []);
  if (listed.length === 0) return {};
  const pages = content.routes.flatMap(({ archive, listPage, path, title }) =>
    archive?.author && listed.includes(archive.author.folder) && (listPage?.number ?? 1) === 1
      ? [[archive.author.slug, { path, title }] as const]
      : [],
  );
  return pages.length > 0 ? { authorPages: Object.fromEntries(pages) } : {};
}

/** What a page of a language tells its template and its query. Undefined on a site with one language. */
function languageContext(content: Site, first: Site) {
  const { language, home, untranslated, announcement } = content;
  if (!language || !first.language) return undefined;
  const { locale } = first.language;
  const langOf = (name: string) => (untranslated.has(name) ? locale : undefined);
  return {
    isTranslated: true,
    language: content === first ? null : language.code,
    home,
    languageLabel: language.label,
    locale: language.locale,
    direction: directionOf(language.locale),
    navigationLang: langOf('navigation.json'),
    footerLang: langOf('footer.json'),
    siteLang: langOf('site.json'),
    ...(announcement && {
      // Who closes it in one language has closed it in all.
      announcement: { ...announcement, id: first.announcement?.id, lang: langOf('announcement.json') },
    }),
  };
}
