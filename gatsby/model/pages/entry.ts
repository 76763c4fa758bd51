import { posix } from 'node:path';
import { todayIn } from '../../../src/content-model/time-zone';
import { splitEntryName } from '../../definitions/definitions';
import type { Entry, Site } from '../site';

function statusOf({ draft, date = '' }: Entry['value'], today: string): Entry['status'] {
  if (draft === true) return 'draft';
  return String(date) > today ? 'scheduled' : null;
}

const orderOf = ({ value }: Entry): string => String(value.date ?? value.year);

/** Lists the entries that are pages. */
export function readEntries({ files, lists, addresses, home, timeZone }: Site): Entry[] {
  const today = todayIn(timeZone);
  return [...files.values()]
    .flatMap(({ name: file, definition = {}, value: content }): Entry[] => {
      const { folder, entry: slug } = splitEntryName(file) ?? {};
      if (!folder || !slug || !definition.parentPath) return [];
      const value = (content ?? {}) as Entry['value'];
      const parentPath =
        lists.get(folder)?.page.path ??
        addresses.get(definition.parentPath) ??
        posix.join(home, definition.parentPath);
      // Only a translation has another last part.
      const path = posix.join(parentPath, String(value.slug ?? slug));
      return [{ file, folder, slug, parentPath, path, value, status: statusOf(value, today) }];
    })
    .sort((one, other) => orderOf(other).localeCompare(orderOf(one)) || one.file.localeCompare(other.file));
}

export function groupByFolder(entries: readonly Entry[]): Site['collections'] {
  const folders = new Set(entries.map(({ folder }) => folder));
  return new Map([...folders].map((name) => [name, entries.filter(({ folder }) => folder === name)]));
}

/** The content of an entry of any collection, also of one whose entries are no pages. */
export const entryValue = ({ files }: Site, folder: string, name: string): unknown =>
  files.get(`${folder}/${name}.json`)?.value;
