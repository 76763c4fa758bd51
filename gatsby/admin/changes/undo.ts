import { isDeepStrictEqual } from 'node:util';
import type { Site } from '../../model/site';
import { canonicalText, replaceKeys } from '../../parse/canonical';
import type { Answer } from './change';
import type { ChangedFile } from './compare-file';
import type { Published } from './published';
import type { ListedChange } from './read-changes';
import { type Bytes, writeFiles } from './write-files';

/** The text of a file without some of its differences, and with the others. Undefined if that is the published text. */
function textWithout({ ownName, before, after, text }: ChangedFile, chosen: readonly ListedChange[]) {
  const value = chosen
    .toReversed()
    .reduce((rest, { difference }) => difference?.undo(rest) ?? rest, after?.value);
  if (isDeepStrictEqual(value, before?.value)) return undefined;
  const keys = value as Record<string, unknown>;
  const written = replaceKeys(ownName, `---\n---\n\n${String(keys.body)}\n`, keys);
  // In another form, the rest of the file would change, too.
  return canonicalText(ownName, text) === text ? canonicalText(ownName, written) : written;
}

/**
 * Undoes changes, if the content has no further problem without them. Other files stay as they are, and so does the rest of
 * a file.
 *
 * @param listed all changes
 */
export async function undoChanges(
  site: Site,
  published: Published,
  listed: readonly ListedChange[],
  ids: readonly string[],
): Promise<Answer> {
  const chosen = listed.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0 || chosen.length < ids.length)
    return {
      isDone: false,
      message: 'The content has changed since. Nothing was undone: see the list again.',
    };
  const bytes = new Map<string, Bytes>();
  for (const changed of new Set(chosen.map((change) => change.changed))) {
    const own = chosen.filter((change) => change.changed === changed);
    const isWhole = own.length === listed.filter((change) => change.changed === changed).length;
    const text = isWhole ? undefined : textWithout(changed, own);
    bytes.set(changed.name, text ?? (await published.readFile(changed.name)) ?? null);
  }

  const refusal = await writeFiles(site.directory, bytes, 'Nothing was undone');
  if (refusal) return refusal;
  const count = chosen.length === 1 ? 'One change was' : `${chosen.length} changes were`;
  return { isDone: true, message: `${count} undone.` };
}
