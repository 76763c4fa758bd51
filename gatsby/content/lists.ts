import { documentTitle } from './document-title';
import type { Entry } from './entries';
import type { ContentFile, Route, SiteContent } from './site-content';

/** How many entries a page of a complete list shows. */
const perPage = 12;

/** The end of the addresses of further pages. The first page of a list has the address of its route. */
export const furtherPage = /\/page\/\d+$/;

const pathOf = (path: string, number: number): string =>
  number === 1 ? path : `${path.replace(/\/$/, '')}/page/${number}`;

/** A section with the entries that it lists, and its place among the pages of the list. */
interface ListPage {
  section: ContentFile;
  number: number;
  /** "page 2 of 3"; empty if there is one page. */
  text: string;
}

/**
 * Adds their entries to the sections that list a collection. A section without a limit has further pages, each with a
 * section and a route of its own.
 */
export function completeLists(
  { files, routes, entries, brand }: Pick<SiteContent, 'files' | 'routes' | 'entries' | 'brand'>,
  pageLabel: string,
): Pick<SiteContent, 'files' | 'routes'> {
  const furtherRoutes: Route[] = [];
  const completeFiles = files.flatMap((file) => {
    if (!file.listOf) return [file];
    const route = routes.find(({ sections }) => sections.includes(String(file.value.name)));
    const pages = divideList(file, route?.path ?? '/', entries, pageLabel);
    for (const { section, number, text } of route ? pages.slice(1) : []) {
      const title = `${route?.title}, ${text}`;
      furtherRoutes.push({
        ...(route as Route),
        path: pathOf(route?.path ?? '', number),
        title,
        documentTitle: documentTitle(title, brand.name),
        sections: [String(section.value.name)],
        isListed: false,
      });
    }
    return pages.map(({ section }) => section);
  });
  return { files: completeFiles, routes: [...routes, ...furtherRoutes] };
}

function divideList(
  section: ContentFile,
  path: string,
  entries: readonly Entry[],
  pageLabel: string,
): ListPage[] {
  const { listOf = '', name, value } = section;
  const slugs = entries.filter(({ folder }) => folder === listOf).map(({ slug }) => slug);
  const withEntries = (some: readonly string[], others: object = {}): ContentFile => ({
    ...section,
    value: { ...value, [listOf]: some, ...others },
  });
  if (typeof value.latest === 'number')
    return [{ section: withEntries(slugs.slice(0, value.latest)), number: 1, text: '' }];

  const count = Math.max(1, Math.ceil(slugs.length / perPage));
  if (count === 1) return [{ section: withEntries(slugs), number: 1, text: '' }];
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const text = pageLabel.replace('{number}', String(number)).replace('{count}', String(count));
    const pagination = {
      text,
      previous: number > 1 ? pathOf(path, number - 1) : null,
      next: number < count ? pathOf(path, number + 1) : null,
    };
    const shown = withEntries(slugs.slice(index * perPage, number * perPage), { pagination });
    // A file cannot have a name with a slash in it.
    const own = `${String(value.name)}/${number}`;
    const further = { ...shown, name: `${name}/${number}`, value: { ...shown.value, name: own } };
    return { section: number === 1 ? shown : further, number, text };
  });
}
