import type { Content } from '../check/rules/rule';
import { entryOf, isRecord } from './definitions/definitions';

type Value = Record<string, unknown>;

/** Why an entry is not in the published site. */
type Status = 'draft' | 'scheduled';

/** An entry of a collection that is a page: a post or a case study. */
export interface Entry {
  /** "posts/paper-first.md" */
  file: string;
  /** The folder of the collection: "posts". */
  folder: string;
  /** "paper-first" */
  slug: string;
  /** The path of the page that lists the collection: "/blog". */
  parentPath: string;
  /** "/blog/paper-first" */
  path: string;
  value: Value;
  /** Null if it is published. */
  status: Status | null;
}

/** Today as content has it: "2026-03-14", in coordinated universal time. */
const today = (): string => new Date().toISOString().slice(0, 10);

function statusOf({ draft, date }: Value): Status | null {
  if (draft === true) return 'draft';
  return typeof date === 'string' && date > today() ? 'scheduled' : null;
}

/** By which entries are sorted: the day of a post, the year of a case. */
const orderOf = ({ value }: Entry): string => String(value.date ?? value.year);

/** Lists the entries that are pages: the latest first, those of the same day by name. Content may have mistakes. */
export const readEntries = ({ files }: Pick<Content, 'files'>): Entry[] =>
  [...files.values()]
    .flatMap(({ name: file, definition: { parentPath } = {}, value }) => {
      const { folder, entry: slug } = entryOf(file) ?? {};
      if (!folder || !slug || !parentPath) return [];
      const path = `${parentPath}/${slug}`;
      const known = isRecord(value) ? value : {};
      return [{ file, folder, slug, parentPath, path, value: known, status: statusOf(known) }];
    })
    .sort((one, other) => orderOf(other).localeCompare(orderOf(one)) || one.file.localeCompare(other.file));

/** Leaves out the entries that are not published. */
export function onlyPublished<Checked extends Pick<Content, 'files' | 'fields'>>(checked: Checked): Checked {
  const hidden = new Set(readEntries(checked).flatMap(({ file, status }) => (status ? file : [])));
  return {
    ...checked,
    files: new Map([...checked.files].filter(([name]) => !hidden.has(name))),
    fields: checked.fields.filter(({ file }) => !hidden.has(file.name)),
  };
}

/**
 * The fields of entries that GraphQL has and content does not, by file.
 *
 * @param paths the paths of the route list
 */
export function entryFields(
  entries: readonly Entry[],
  paths: ReadonlySet<string>,
  locale: string,
): Map<string, Value> {
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return new Map(
    entries.map((entry, index) => {
      const { date } = entry.value;
      // The last one leads to the first.
      const isNext = ({ folder }: Entry) => folder === entry.folder;
      const next = entries.find((other, place) => place > index && isNext(other)) ?? entries.find(isNext);
      return [
        entry.file,
        {
          path: entry.path,
          status: entry.status,
          listPage: paths.has(entry.parentPath) ? entry.parentPath : null,
          next: next === entry ? null : next?.slug,
          ...(typeof date === 'string' && { dateText: dateFormat.format(new Date(date)) }),
        },
      ];
    }),
  );
}
