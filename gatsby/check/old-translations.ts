import path from 'node:path';
import { repositoryOf } from '../folders';
import { askGit, gitLine, gitPaths } from '../git';
import type { Site } from '../model/site';
import { fieldsOfFile } from '../parse/fields';
import { parseContent } from '../parse/parse-content';
import type { ContentFile } from '../parse/parse-text';
import { fieldName } from '../parse/problem';

/** How many fields a line of the report names. */
const maxNames = 5;

/** Where a line breaks is a matter of each language. */
const withPlainSpaces = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ') : value);

/** The words of a file by their fields: "plans[0].name". */
const wordsOf = (file: ContentFile): Map<string, unknown> =>
  new Map(
    fieldsOfFile(file)
      .filter(({ schema: { fieldType, shared } }) => fieldType?.hasWords && !shared)
      .map(({ path: place, value }) => [fieldName(place), withPlainSpaces(value)]),
  );

/** The last commit of each file, and its place among all commits of the folder, the latest first. */
async function lastCommits(directory: string): Promise<Map<string, { commit: string; place: number }>> {
  const options = ['--format=%x00commit %H', '--name-only', '--no-renames', '--relative', '-z'];
  const last = new Map<string, { commit: string; place: number }>();
  let [commit, place] = ['', 0];
  for (const part of await gitPaths(directory, 'log', ...options, '--', '.')) {
    const name = part.trim();
    if (name.startsWith('commit ')) [commit, place] = [name.slice('commit '.length), place + 1];
    else if (!last.has(name)) last.set(name, { commit, place });
  }
  return last;
}

/** @param places such as "3f1a:./site.json", of files that there are */
async function readBlobs(directory: string, places: readonly string[]): Promise<Buffer[]> {
  let { output } = await askGit(directory, ['cat-file', '--batch'], `${places.join('\n')}\n`);
  return places.map(() => {
    // "3f1a blob 270", the file, and the end of a line.
    const start = output.indexOf('\n') + 1;
    const end = start + Number(output.subarray(0, start).toString().split(' ')[2]);
    const blob = output.subarray(start, end);
    output = output.subarray(end + 1);
    return blob;
  });
}

/** Originals that have another commit, or changes without one, since their translation was last changed. */
async function candidates({ directory, files, translations }: Site) {
  const last = await lastCommits(directory);
  const options = ['--name-only', '--no-renames', '--relative', '-z'];
  const dirty = new Set(await gitPaths(directory, 'diff', ...options, 'HEAD', '--', '.'));
  return translations.flatMap(({ language: { code } = { code: '' }, fallbacks }) =>
    [...files].flatMap(([name, original]) => {
      const translation = path.posix.join(code, name);
      const [own, other] = [last.get(translation), last.get(name)];
      if (fallbacks.has(name) || !own || !other || dirty.has(translation)) return [];
      const isOlder = other.place < own.place || dirty.has(name);
      return isOlder ? { code, translation, original, place: `${own.commit}:./${name}` } : [];
    }),
  );
}

/**
 * Compares the words of originals with those that they had when their translations were last changed. Without the full
 * history of Git it knows nothing.
 *
 * @returns lines for a report
 */
export async function oldTranslations(site: Site): Promise<string[]> {
  const { directory, translations } = site;
  if (translations.length === 0 || !repositoryOf(directory)) return [];
  if ((await gitLine(directory, 'rev-parse', '--is-shallow-repository')) !== 'false') return [];
  const older = await candidates(site);
  const blobs = await readBlobs(
    directory,
    older.map(({ place }) => place),
  );
  return older.flatMap(({ code, translation, original }, index) => {
    const before = wordsOf(parseContent(original.name, original.name, blobs[index] ?? ''));
    const names = [...wordsOf(original)].flatMap(([name, value]) =>
      !value || before.get(name) === value ? [] : name,
    );
    const others = names.length > maxNames ? ` and ${names.length - maxNames} others` : '';
    const list = names.slice(0, maxNames).join(', ') + others;
    return list ? `${code}: ${translation} is older than its original, where this has changed: ${list}` : [];
  });
}
