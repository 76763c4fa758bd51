import type { UnsavedEntry } from '../check/form-problem';

type Form = Pick<UnsavedEntry, 'values'>;

interface Page {
  path: string;
  title?: string;
  sections?: readonly string[];
}

/** The names of more pages are a number. */
const mostNames = 3;

/**
 * The pages of a form that show a section, as they are before the form is saved: "Home", "About us".
 *
 * @param list where the values of the form have a list that does not count
 */
export function pagesWith(name: string, { values }: Form, list: readonly string[] = []): string[] {
  const titles = Object.entries(values).flatMap(([locale, { pages }]) =>
    (Array.isArray(pages) ? (pages as Page[]) : [])
      .filter((_, index) => [locale, 'pages', index, 'sections'].join() !== list.join())
      .filter(({ sections }) => Array.isArray(sections) && sections.includes(name))
      .map(({ path, title = path }) => (path === '/' ? 'Home' : title)),
  );
  return [...new Set(titles)];
}

/** "Home, About us and 2 more" */
export function listPages(titles: readonly string[]): string {
  const others = titles.length - mostNames;
  return titles.slice(0, mostNames).join(', ') + (others > 0 ? ` and ${others} more` : '');
}
