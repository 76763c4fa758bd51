import path from 'node:path';
import { checkContent } from '../check/check';
import { uploads } from '../check/read-bytes';
import { definitionOf, isRecord, partAt } from '../definitions/definitions';
import { fromFolder } from '../folders';
import { createSite } from '../model/create-site';
import { readContent, shownName } from '../model/read-content';
import { inOrder, replaceKeys } from '../parse/canonical';
import type { Problem } from '../parse/problem';
import type { FormProblem, UnsavedEntry } from './browser/check/form-problem';
import { sentence } from './field-labels';
import { inWordsOfForms } from './words-of-forms';
import { readForms } from './form-places';

type Values = Readonly<Record<string, unknown>>;

/** How many images the checks have had: several run at once, and each has names of its own. */
let count = 0;

/** Images of a form that are no files yet, with the addresses that it has for them, and names in the content. */
function nameUploads(directory: string, sent: UnsavedEntry['uploads'] = {}) {
  return Object.entries(sent).flatMap(([address, dataUrl]) => {
    const [, type, base64 = ''] = /^data:image\/(\w+).*?;base64,(.*)$/s.exec(dataUrl) ?? [];
    const name = `images/new-${(count += 1)}.${type}`;
    return type
      ? [{ address, name, path: path.join(directory, name), bytes: Buffer.from(base64, 'base64') }]
      : [];
  });
}

/** The text that the admin would save. Other images that come with it are not known yet. */
function textOf(
  name: string,
  value: Values,
  names: readonly string[],
  added: ReturnType<typeof nameUploads>,
  isTranslation: boolean,
): string {
  const body = typeof value.body === 'string' ? value.body : '';
  const keys = inOrder(value, definitionOf(name, value) ?? {}, isTranslation ? 'file' : undefined) as Values;
  const text = replaceKeys(name, `---\n---\n\n${body}\n`, keys).replace(
    /\/(?:images|files)\/[^\s"')]+/g,
    (address) => (names.includes(fromFolder(address)) ? address : `blob:${address}`),
  );
  return added.reduce((all, each) => all.replaceAll(each.address, `/${each.name}`), text);
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Whether a key has no value. The form marks those that are needed, and refuses to save without them. */
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
const isReference = (name: string, value: Values, keys: readonly string[]): boolean =>
  partAt(definitionOf(name, value), keys)?.collection !== undefined;

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
  { collection, slug, values, uploads: sent }: UnsavedEntry,
): Promise<FormProblem[]> {
  const disk = createSite({ directory, ...(await readContent(directory)) });
  const { fileOf, folderOf } = readForms(disk);
  const file = fileOf(collection, slug);
  if (!file) return [];
  const added = nameUploads(directory, sent);
  const own = Object.entries(values).map(([locale, value]) => {
    const name = path.posix.join(folderOf(locale), file);
    const text = textOf(file, value, disk.names, added, folderOf(locale) !== '');
    return { locale, value, text, path: path.join(directory, name), shown: shownName(directory, name) };
  });
  const unsaved = new Map<string, string | Buffer>(own.map((each) => [each.path, each.text]));
  for (const { path: place, bytes } of added) {
    unsaved.set(place, bytes);
    uploads.set(place, bytes);
  }
  const { problems, read } = await checkContent(directory, unsaved);
  for (const each of added) uploads.delete(each.path);
  if (problems.length === 0) return [];
  const saved = await checkContent(directory);
  const { findPlace } = readForms(read);
  const ownFiles = new Map(own.map((each) => [each.shown, each]));
  // What is corrected here can show what is wrong elsewhere, which nothing here causes.
  const mayShowOthers = saved.problems.some((problem) => ownFiles.has(problem.file));
  /** What is wrong with an image is a problem of the field that has it. */
  const fieldWith = (problem: Problem): Problem => {
    const names = [...added.map(({ name }) => name), ...disk.names];
    const image = names.find((name) => shownName(directory, name) === problem.file);
    const field = read.fields.find(
      ({ file: { name }, value }) =>
        name === file && typeof value === 'string' && image !== undefined && fromFolder(value) === image,
    );
    return field ? field.file.problem(field.path, problem.message) : problem;
  };
  return withoutSaved(problems.map(fieldWith), saved.problems).flatMap((problem) => {
    const { locale, value } = ownFiles.get(problem.file) ?? {};
    const place = findPlace(problem);
    const keys = place?.keyPath.split('.') ?? [];
    if (value ? isReference(file, value, keys) : mayShowOthers) return [];
    // An image that is uploaded with the entry has no file yet.
    if (problem.message.includes('blob:')) return [];
    return {
      ...(place ?? { label: problem.file }),
      locale,
      isLeftOut: value && isLeftOut(value, keys),
      message: inWordsOfForms(sentence(problem.message)),
    };
  });
}
