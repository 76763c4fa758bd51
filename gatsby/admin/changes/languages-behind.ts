import { partAt } from '../../definitions/definitions';
import { needsNoWords } from '../../model/languages/inherit';
import type { Site } from '../../model/site';
import { fieldName } from '../../parse/problem';
import type { Difference } from './compare';
import type { ChangedFile } from './compare-file';

/** The languages that have a text which has changed in the first language only. */
export function languagesBehind(
  { translations }: Site,
  changed: readonly ChangedFile[],
  { name, ownName, state, after }: ChangedFile,
  difference?: Difference,
): string[] {
  if (name !== ownName || state === 'removed' || !after?.definition) return [];
  const schema = partAt(after.definition, difference?.path ?? []);
  // What has no words is shared.
  if (difference && schema && needsNoWords(schema)) return [];
  return translations.flatMap(({ language, files }) => {
    const { code = '' } = language ?? {};
    const own = changed.find((file) => file.name === `${code}/${name}`);
    const hasFile = files.has(name);
    if (!difference) return hasFile ? [] : [code];
    const field = fieldName(difference.path);
    const hasChanged = own?.differences.some(({ path }) => fieldName(path) === field) ?? false;
    return hasFile && own?.state !== 'added' && !hasChanged ? [code] : [];
  });
}
