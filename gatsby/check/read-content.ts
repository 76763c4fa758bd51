import fs from 'node:fs/promises';
import path from 'node:path';
import { type ParsedFile, parseContent } from './parse-content';
import { type Definitions, sectionFolder, topLevelFiles } from '../content/definitions';
import { didYouMean, nearest } from './nearest';
import { eitherOf, explainFileError, fileProblem, oneLine, type Problem } from './problem';
import type { Content } from './rules/rule';

/** The name of a section is an anchor. */
const sectionFile = new RegExp(`^${sectionFolder}[a-z0-9]+(-[a-z0-9]+)*\\.json$`);

/**
 * Reads the files at the top of the content folder, one for each definition, and the sections. It never throws.
 *
 * @param directory absolute path of the content folder
 */
export async function readContent(
  directory: string,
  definitions: Definitions,
): Promise<Pick<Content, 'names' | 'files'> & { problems: Problem[] }> {
  const listing = await fs.readdir(directory, { recursive: true }).catch(explainFileError);
  if (typeof listing === 'string') {
    const message = `the content folder (CONTENT_DIR) ${listing}`;
    return { names: [], files: new Map(), problems: [fileProblem(shownName(directory), message)] };
  }
  const all = listing
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !name.startsWith('schemas/'));
  const expected = [...topLevelFiles(definitions).keys()];
  const names = all.filter((name) => expected.includes(name) || sectionFile.test(name));
  const read = await Promise.all(names.map((name) => readFile(directory, name, definitions)));
  return {
    names,
    files: new Map(read.flatMap(({ file }) => (file ? [[file.name, file]] : []))),
    problems: [...nameProblems(directory, expected, all), ...read.flatMap(({ problems }) => problems)],
  };
}

/** Names a content file in messages by its path from the project: "content/plans.json". */
export const shownName = (directory: string, name = ''): string =>
  path.relative('', path.join(directory, name)).replaceAll('\\', '/');

async function readFile(directory: string, name: string, definitions: Definitions): Promise<ParsedFile> {
  const file = shownName(directory, name);
  const bytes = await fs.readFile(path.join(directory, name)).catch(explainFileError);
  return typeof bytes === 'string'
    ? { problems: [fileProblem(file, bytes)] }
    : parseContent(name, file, bytes, definitions);
}

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
  return [
    ...unknown,
    ...[...missing].map((name) => fileProblem(shownName(directory, name), 'the file is missing')),
  ];
}
