import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkContent } from '../../check/check';
import type { Site } from '../../model/site';
import { canonicalText, replaceKeys } from '../../parse/canonical';
import type { Problem } from '../../parse/problem';
import { withoutSaved } from '../check-entry';
import { sentence } from '../field-labels';
import { readForms } from '../form-places';
import type { Answer } from './change';
import type { ChangedFile } from './compare-file';
import type { Published } from './published';
import type { ListedChange } from './read-changes';

/** Problems in the words of the forms. */
export function explainProblems(site: Site, problems: readonly Problem[]): string[] {
  const { findPlace } = readForms(site);
  return problems.map((problem) => {
    const { form = problem.file, entry, label } = findPlace(problem) ?? {};
    return `${[form, entry, label].filter(Boolean).join(', ')}: ${sentence(problem.message)}`;
  });
}

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
  /** What the files are to have. Null removes one. */
  const bytes = new Map<string, string | Buffer | null>();
  for (const changed of new Set(chosen.map((change) => change.changed))) {
    const own = chosen.filter((change) => change.changed === changed);
    const isWhole = own.length === listed.filter((change) => change.changed === changed).length;
    const text = isWhole ? undefined : textWithout(changed, own);
    bytes.set(changed.name, text ?? (await published.readFile(changed.name)) ?? null);
  }

  const { directory } = site;
  const isText = (name: string, value: string | Buffer | null) =>
    value === null || /\.(?:json|md)$/.test(name);
  const unsaved = [...bytes]
    .filter(([name, value]) => isText(name, value))
    .map(([name, value]) => [path.join(directory, name), value?.toString() ?? null] as const);
  const [without, saved] = [await checkContent(directory, new Map(unsaved)), await checkContent(directory)];
  // An image that comes back is no file yet.
  const back = [...bytes].filter(([name, value]) => !isText(name, value)).map(([name]) => name);
  const problems = withoutSaved(without.problems, saved.problems).filter(
    ({ message }) => !back.some((name) => message.includes(name)),
  );
  if (problems.length > 0)
    return {
      isDone: false,
      message: 'Nothing was undone, because the site could not be built any more:',
      problems: explainProblems(without.read, problems),
    };

  for (const [name, value] of bytes) {
    const file = path.join(directory, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (value === null) fs.rmSync(file, { force: true });
    else fs.writeFileSync(file, value);
  }
  const count = chosen.length === 1 ? 'One change was' : `${chosen.length} changes were`;
  return { isDone: true, message: `${count} undone.` };
}
