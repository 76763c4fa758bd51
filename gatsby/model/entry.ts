import { posix } from 'node:path';
import { type Content, pagesIn } from './content';
import { entryOf } from '../definitions/definitions';
import { todayIn } from '../../src/content-model/time-zone';
import { listPaths, readSections } from './section';

/** An entry of a collection that is a page: a post or a case study. */
export interface Entry {
  /** "posts/paper-first.md" */
  file: string;
  /** The folder of the collection: "posts". */
  folder: string;
  /** "paper-first" */
  slug: string;
  /** The path of the page with the complete list of the collection: "/blog". */
  parentPath: string;
  /** "/blog/paper-first" */
  path: string;
  value: Readonly<Record<string, unknown>>;
  /** Why it is not in the published site, null if it is. */
  status: 'draft' | 'scheduled' | null;
}

function statusOf({ draft, date = '' }: Entry['value'], today: string): Entry['status'] {
  if (draft === true) return 'draft';
  return String(date) > today ? 'scheduled' : null;
}

const orderOf = ({ value }: Entry): string => String(value.date ?? value.year);

/** Lists the entries that are pages: the latest first by date or year, those of the same day by name. */
export function readEntries({
  files,
  home,
  addresses,
  timeZone,
}: Pick<Content, 'files' | 'home' | 'addresses' | 'timeZone'>): Entry[] {
  const today = todayIn(timeZone);
  const lists = listPaths(pagesIn({ files }), readSections({ files }));
  return [...files.values()]
    .flatMap(({ name: file, definition = {}, value: content }): Entry[] => {
      const { folder, entry: slug } = entryOf(file) ?? {};
      if (!folder || !slug || !definition.parentPath) return [];
      const value = (content ?? {}) as Entry['value'];
      const parentPath =
        lists.get(folder) ?? addresses.get(definition.parentPath) ?? posix.join(home, definition.parentPath);
      // Only a translation has another last part.
      const path = posix.join(parentPath, String(value.slug ?? slug));
      return [{ file, folder, slug, parentPath, path, value, status: statusOf(value, today) }];
    })
    .sort((one, other) => orderOf(other).localeCompare(orderOf(one)) || one.file.localeCompare(other.file));
}

export function onlyPublished(checked: Content): Content {
  const hidden = new Set(readEntries(checked).flatMap(({ file, status }) => (status ? file : [])));
  return {
    ...checked,
    files: new Map([...checked.files].filter(([name]) => !hidden.has(name))),
    fields: checked.fields.filter(({ file }) => !hidden.has(file.name)),
    translations: checked.translations.map(onlyPublished),
  };
}
