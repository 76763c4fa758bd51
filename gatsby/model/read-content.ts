import { type Dirent, existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseContent } from '../parse/parse-content';
import type { ContentFile } from '../parse/parse-text';
import {
  baseName,
  collectionDefinitions,
  isMarkdown,
  sectionFolder,
  fileDefinitions,
} from '../definitions/definitions';
import { readLanguages } from './languages/languages';
import { didYouMean, nearest } from '../parse/nearest';
import { plainName } from '../parse/plain-name';
import { eitherOf, explainFileError, fileProblem, missingFile } from '../parse/problem';

const ofPrograms = /^schemas(?:\/|$)|(?:^|\/)[.~]/;

/** Files that are content or look like it. At the top, Markdown files are documentation. */
const contentLike = /^(?:.+\.json|.+\/.+\.md)$/is;

/** The texts of files that are not as on the disk, by their absolute paths. Null stands for a file that is not there. */
export type Unsaved = ReadonlyMap<string, string | Buffer | null>;

/**
 * Reads the files at the top of the content folder, one for each definition, and the entries of folders, without the
 * folders of languages. It never throws.
 *
 * @param isTranslation whether the folder is that of a language, which has only what is translated
 * @param unsaved files that are not as on the disk
 */
export async function readContent(directory: string, isTranslation = false, unsaved: Unsaved = new Map()) {
  const listing = await fs
    .readdir(directory, { recursive: true, withFileTypes: true })
    .catch(explainFileError);
  if (typeof listing === 'string') {
    const message = `the content folder (CONTENT_DIR) ${listing}`;
    // A language may have no file yet.
    const isProblem = !isTranslation || existsSync(directory);
    const problems = isProblem ? [fileProblem(shownName(directory), message)] : [];
    return { names: [], links: [], files: new Map<string, ContentFile>(), problems };
  }
  const expected = new Map([...fileDefinitions].filter(([, { shared }]) => !isTranslation || !shared));
  const folders = [sectionFolder, ...[...collectionDefinitions.keys()].map((folder) => `${folder}/`)];
  const read = async (name: string) => {
    const file = path.join(directory, name);
    const text = unsaved.get(file);
    const bytes =
      typeof text === 'string' ? Buffer.from(text) : await fs.readFile(file).catch(explainFileError);
    return [name, parseContent(name, shownName(directory, name), bytes)] as const;
  };
  const site = new Map(isTranslation ? [] : [await read('site.json')]);
  const languages = readLanguages({ files: site }).slice(1);
  const namesOf = (paths: Iterable<string>) =>
    [...paths]
      .map((file) => path.relative(directory, file).replaceAll('\\', '/'))
      .filter((name) => !languages.some(({ code }) => name.startsWith(`${code}/`)));
  const pathOf = ({ parentPath, name }: Dirent) => path.join(parentPath, name);
  const saved = listing.filter((entry) => entry.isFile()).map(pathOf);
  const added = [...unsaved.keys()].filter((file) => file.startsWith(directory + path.sep));
  const isThere = (file: string) => unsaved.get(file) !== null;
  const names = namesOf(new Set([...saved, ...added].filter(isThere)));
  const isOwn = (name: string) => !ofPrograms.test(name);
  // They could lead out of the folder, or in a circle.
  const links = namesOf(listing.filter((entry) => entry.isSymbolicLink()).map(pathOf)).filter(isOwn);
  const found = names.filter((name) => contentLike.test(name) && isOwn(name));
  /** The name that a file should have: "sections/uber-uns.json" for "sections/2026/Über uns.JSON". */
  const nameFor = (file: string): string | undefined => {
    const folder = folders.find((start) => file.startsWith(start));
    if (folder) return plainName(folder + path.posix.basename(file));
    return expected.has(file) ? file : undefined;
  };
  const files = new Map(await Promise.all(found.filter((file) => nameFor(file) === file).map(read)));

  const report = (file: string, message: string) => fileProblem(shownName(directory, file), message);
  const missing = new Set([...expected.keys()].filter((name) => !files.has(name) && !links.includes(name)));
  const unknown = found.flatMap((file) => {
    const name = nameFor(file);
    if (name) return name === file ? [] : report(file, `unknown file, expected the name "${name}"`);
    const [folder] = /^[^/]+\//.exec(file) ?? [];
    if (!folder) {
      const guess = nearest(file, missing);
      missing.delete(guess ?? '');
      const places = `, expected a file in ${folders.join(', ')} or ${eitherOf([...expected.keys()])}`;
      return report(file, `unknown file${didYouMean(guess, places)}`);
    }
    // An unknown folder is one mistake, not one for each of its files. Another mistake may hide the languages.
    const isFirst = found.find((other) => other.startsWith(folder)) === file;
    if (!isFirst || (!isTranslation && site.get('site.json')?.value === undefined)) return [];
    const all = [...folders, ...languages.map(({ code }) => `${code}/`)];
    const places = `, expected it in ${eitherOf(all)}, or in the folder of another language that site.json lists`;
    return report(file, `unknown file${didYouMean(nearest(folder, all), places)}`);
  });
  const twice = [...files.keys()]
    .filter((name) => isMarkdown(name) && files.has(`${baseName(name)}.json`))
    .map((name) =>
      report(name, `'${path.basename(baseName(name))}.json' has the same name, expected another`),
    );
  const absent = [...missing]
    .filter((name) => !isTranslation && !expected.get(name)?.optional)
    .map((name) => report(name, missingFile));
  const linked = links.map((name) => report(name, 'is a link, expected the file or folder itself'));
  return { names, links, files, problems: [...unknown, ...twice, ...absent, ...linked] };
}

/** Names a content file in messages by its path from the project: "content/site.json". */
export const shownName = (directory: string, name = ''): string =>
  path.relative('', path.join(directory, name)).replaceAll('\\', '/');
