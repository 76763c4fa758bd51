import fs from 'node:fs/promises';
import path from 'node:path';
import { parseContent } from './parse-content';
import {
  baseName,
  collectionsOf,
  type Definitions,
  isMarkdown,
  type Schema,
  sectionFolder,
  topLevelFiles,
} from '../content/definitions/definitions';
import { didYouMean, nearest } from './nearest';
import { plainName } from './plain-name';
import { eitherOf, explainFileError, fileProblem, missingFile, type Problem } from './problem';

/** Matches files in the folders of sections and collections. Their names are anchors and parts of addresses. */
const entryFile = (folders: readonly string[]): RegExp =>
  new RegExp(`^(?:${folders.join('|')})[a-z0-9]+(-[a-z0-9]+)*\\.(json|md)$`);

/** Reads the files at the top of the content folder, one for each definition, and the sections. It never throws. */
export async function readContent(directory: string, definitions: Definitions) {
  const listing = await fs.readdir(directory, { recursive: true }).catch(explainFileError);
  if (typeof listing === 'string') {
    const message = `the content folder (CONTENT_DIR) ${listing}`;
    return { files: new Map(), problems: [fileProblem(shownName(directory), message)] };
  }
  const all = listing
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !name.startsWith('schemas/'));
  const expected = topLevelFiles(definitions);
  const folders = [sectionFolder, ...[...collectionsOf(definitions).keys()].map((folder) => `${folder}/`)];
  const isEntry = entryFile(folders);
  const names = all.filter((name) => expected.has(name) || isEntry.test(name));
  const files = names.map(async (name) => {
    const bytes = await fs.readFile(path.join(directory, name)).catch(explainFileError);
    return [name, parseContent(name, shownName(directory, name), bytes, definitions)] as const;
  });
  const others = all.filter((name) => !names.includes(name));
  return {
    files: new Map(await Promise.all(files)),
    problems: nameProblems(directory, expected, folders, names, others),
  };
}

/** Names a content file in messages by its path from the project: "content/plans.json". */
export const shownName = (directory: string, name = ''): string =>
  path.relative('', path.join(directory, name)).replaceAll('\\', '/');

/** Visible files that editors may take for content, also as .json.txt (Windows hides the last extension). */
const contentLike = /^(?!.*(?:^|\/)\.).*\.(?:json|md)(\.txt)?$/is;

/** Elsewhere Markdown files are documentation. */
const documentation = /^[^/]*\.md$/i;

/** Missing and unknown files; those that are optional may be missing. An unknown file with a similar name to a missing one gives one problem. */
function nameProblems(
  directory: string,
  expected: ReadonlyMap<string, Schema>,
  folders: readonly string[],
  names: readonly string[],
  others: readonly string[],
): Problem[] {
  const missing = new Set([...expected.keys()].filter((name) => !names.includes(name)));
  const explainUnknown = (name: string): string => {
    const folder = folders.find((start) => name.startsWith(start));
    if (folder)
      return `, expected the name "${plainName(folder + path.posix.basename(name.replace(/\.txt$/i, '')))}"`;
    const guess = nearest(name, missing);
    missing.delete(guess ?? '');
    return didYouMean(
      guess,
      `, expected a file in ${folders.join(', ')} or ${eitherOf([...expected.keys()])}`,
    );
  };
  const unknown = others
    .filter((name) => contentLike.test(name) && !documentation.test(name))
    .map((name) => fileProblem(shownName(directory, name), `unknown file${explainUnknown(name)}`));
  const twice = names
    .filter((name) => isMarkdown(name) && names.includes(baseName(name) + '.json'))
    .map((name) =>
      fileProblem(
        shownName(directory, name),
        `'${path.basename(baseName(name))}.json' has the same name, expected another`,
      ),
    );
  const absent = [...missing].filter((name) => !expected.get(name)?.optional);
  return [...unknown, ...twice, ...absent.map((name) => missingFile(shownName(directory, name)))];
}
