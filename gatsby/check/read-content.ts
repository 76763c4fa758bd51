import fs from 'node:fs/promises';
import path from 'node:path';
import { parseContent } from './parse-content';
import { type Definitions, sectionFolder, topLevelFiles } from '../content/definitions';
import { didYouMean, nearest } from './nearest';
import { eitherOf, explainFileError, fileProblem, missingFile, oneLine, type Problem } from './problem';

/** The name of a section is an anchor. */
const sectionFile = new RegExp(`^${sectionFolder}[a-z0-9]+(-[a-z0-9]+)*\\.json$`);

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
  const expected = [...topLevelFiles(definitions).keys()];
  const names = all.filter((name) => expected.includes(name) || sectionFile.test(name));
  const files = names.map(async (name) => {
    const bytes = await fs.readFile(path.join(directory, name)).catch(explainFileError);
    return [name, parseContent(name, shownName(directory, name), bytes, definitions)] as const;
  });
  return { files: new Map(await Promise.all(files)), problems: nameProblems(directory, expected, all) };
}

/** Names a content file in messages by its path from the project: "content/plans.json". */
export const shownName = (directory: string, name = ''): string =>
  path.relative('', path.join(directory, name)).replaceAll('\\', '/');

/** Visible files that editors may take for content: JSON, also as .json.txt (Windows hides the last extension). */
const contentLike = /^(?!.*(?:^|\/)\.).*\.json(\.txt)?$/is;

/** Missing and unknown files. An unknown file with a similar name to a missing one gives one problem. */
function nameProblems(directory: string, expected: readonly string[], names: readonly string[]): Problem[] {
  const missing = new Set(expected.filter((name) => !names.includes(name)));
  const explainUnknown = (name: string): string => {
    if (name.startsWith(sectionFolder)) return `, expected a name such as "${sectionFolder}plans.json"`;
    const guess = nearest(name, missing);
    missing.delete(guess ?? '');
    return didYouMean(guess, `, expected a section in ${sectionFolder} or ${eitherOf(expected)}`);
  };
  const unknown = names
    .filter((name) => contentLike.test(name) && !expected.includes(name) && !sectionFile.test(name))
    // File names may contain line breaks.
    .map((name) => fileProblem(shownName(directory, oneLine(name)), `unknown file${explainUnknown(name)}`));
  return [...unknown, ...[...missing].map((name) => missingFile(shownName(directory, name)))];
}
