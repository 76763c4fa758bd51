import path from 'node:path';
import { checkContent } from '../check/check';
import { definitionOf, isRecord } from '../definitions/definitions';
import { fromFolder } from '../folders';
import { createSite } from '../model/create-site';
import { readContent, shownName } from '../model/read-content';
import { inOrder, replaceKeys } from '../parse/canonical';
import type { Problem } from '../parse/problem';
import type { FormProblem, UnsavedEntry } from './browser/check/form-problem';
import { sentence } from './field-labels';
import { readForms } from './form-places';

type Values = Readonly<Record<string, unknown>>;

/** The text that the admin would save. An image that comes with it is no file yet. */
function textOf(name: string, value: Values, names: readonly string[]): string {
  const body = typeof value.body === 'string' ? value.body : '';
  const keys = inOrder(value, definitionOf(name, value) ?? {}) as Values;
  return replaceKeys(name, `---\n---\n\n${body}\n`, keys).replace(
    /\/(?:images|files)\/[^\s"')]+/g,
    (address) => (names.includes(fromFolder(address)) ? address : `blob:${address}`),
  );
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Whether a key has no value. The form itself says which ones are needed. */
function isLeftOut(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return [undefined, null, ''].includes(value as null) || isEmptyList(value);
  if (Array.isArray(value)) {
    const entry: unknown = value[Number(key)];
    // An entry that another language has added lacks keys, and its form does not ask for them.
    return (!isRecord(entry) || String(rest[0]) in entry) && isLeftOut(entry, rest);
  }
  return isRecord(value) && isLeftOut(value[key], rest);
}

/** Without its line: a change of a file moves what is below it. */
const keyOf = ({ file, message }: Problem): string => `${file} ${message}`;

/** Forms offer only entries that there are, and those that are saved together with the form. */
function isReference(name: string, value: Values, keys: readonly string[]): boolean {
  let schema = definitionOf(name, value);
  for (const key of keys) schema = schema?.items ?? schema?.properties?.[key];
  return schema?.collection !== undefined;
}

/** The problems that are not among the saved ones. */
export function withoutSaved(problems: readonly Problem[], saved: readonly Problem[]): Problem[] {
  const known = saved.map(keyOf);
  return problems.filter((problem) => {
    const index = known.indexOf(keyOf(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

/**
 * Checks all content with a form in place of its files.
 *
 * @returns the problems that saving it would cause
 */
export async function checkEntry(
  directory: string,
  { collection, slug, values }: UnsavedEntry,
): Promise<FormProblem[]> {
  const disk = createSite({ directory, ...(await readContent(directory)) });
  const { fileOf, folderOf } = readForms(disk);
  const file = fileOf(collection, slug);
  if (!file) return [];
  const own = Object.entries(values).map(([locale, value]) => {
    const name = path.posix.join(folderOf(locale), file);
    const text = textOf(file, value, disk.names);
    return { locale, value, text, path: path.join(directory, name), shown: shownName(directory, name) };
  });
  const unsaved = new Map(own.map((each) => [each.path, each.text]));
  const { problems, read } = await checkContent(directory, unsaved);
  if (problems.length === 0) return [];
  const saved = await checkContent(directory);
  const { findPlace } = readForms(read);
  const ownFiles = new Map(own.map((each) => [each.shown, each]));
  // What is corrected here can show what is wrong elsewhere, which nothing here causes.
  const mayShowOthers = saved.problems.some((problem) => ownFiles.has(problem.file));
  return withoutSaved(problems, saved.problems).flatMap((problem) => {
    const { locale, value } = ownFiles.get(problem.file) ?? {};
    const place = findPlace(problem);
    const keys = place?.keyPath.split('.') ?? [];
    if (value ? isLeftOut(value, keys) || isReference(file, value, keys) : mayShowOthers) return [];
    // An image that is uploaded with the entry has no file yet.
    if (problem.message.includes('blob:')) return [];
    return { ...(place ?? { label: problem.file }), locale, message: sentence(problem.message) };
  });
}
