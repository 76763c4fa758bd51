import fs from 'node:fs/promises';
import path from 'node:path';
import { type ContentFile, parseContent } from './parse-content';
import { type Definitions, sectionFolder, topLevelFiles } from '../content/definitions';
import { nearest } from './nearest';
import { eitherOf, fileProblem, oneLine, type Problem } from './problem';
import { explainFileError, readText } from './read-text';

/** The content files that could be parsed, and the problems found while reading them. */
interface ReadContent {
  /** The names of the files, whether they could be parsed or not. */
  names: readonly string[];
  files: Map<string, ContentFile>;
  problems: Problem[];
}

/** The name of a section is an anchor. */
const sectionFile = new RegExp(`^${sectionFolder}[a-z0-9]+(-[a-z0-9]+)*\\.json$`);

/**
 * Reads the files at the top of the content folder, one for each definition, and the sections.
 * It never throws.
 *
 * @param directory absolute path of the content folder
 * @param names all files in that folder
 */
export async function readContent(
  directory: string,
  names: readonly string[],
  definitions: Definitions,
): Promise<ReadContent> {
  const expected = [...topLevelFiles(definitions).keys()];
  const present = names.filter((name) => expected.includes(name) || sectionFile.test(name));
  const read = await Promise.all(present.map((name) => readFile(directory, name)));
  return {
    names: present,
    files: new Map(read.flatMap(({ file }) => (file ? [[file.name, file]] : []))),
    problems: [...nameProblems(directory, expected, names), ...read.flatMap(({ problems }) => problems)],
  };
}

/** Names a content file in messages by its path from the project: "content/plans.json". */
export const shownName = (directory: string, name = ''): string =>
  path.relative('', path.join(directory, name)).replaceAll('\\', '/');

/**
 * Lists all files of the content folder except definitions, with / as separator. It never throws.
 *
 * @param directory absolute path of the content folder
 */
export async function listFolder(directory: string): Promise<{ names: string[] } | { problem: Problem }> {
  try {
    const names = await fs.readdir(directory, { recursive: true });
    const inFolder = names.map((name) => name.split(path.sep).join('/'));
    return { names: inFolder.filter((name) => !name.startsWith('schemas/')) };
  } catch (error) {
    const message = `the content folder (CONTENT_DIR) ${explainFileError(error)}`;
    return { problem: fileProblem(shownName(directory), message) };
  }
}

async function readFile(directory: string, name: string) {
  const file = shownName(directory, name);
  const { text, problem } = await readText(path.join(directory, name));
  const problems = problem ? [fileProblem(file, problem.message, problem.place)] : [];
  if (text === undefined) return { problems };
  const parsed = parseContent(name, file, text);
  return { file: parsed.file, problems: [...problems, ...parsed.problems] };
}

/** Visible files that editors may take for content: JSON, also as .json.txt (Windows hides the last extension). */
const contentLike = /^(?!.*(?:^|\/)\.).*\.json(\.txt)?$/is;

/** Missing and unknown files. An unknown file with a similar name to a missing one gives one problem. */
function nameProblems(directory: string, expected: readonly string[], names: readonly string[]): Problem[] {
  const missing = new Set(expected.filter((name) => !names.includes(name)));
  const explainUnknown = (name: string): string => {
    if (name.startsWith(sectionFolder)) return `, expected a name such as "${sectionFolder}plans.json"`;
    const guess = nearest(name, missing);
    if (!guess) return `, expected a section in ${sectionFolder} or ${eitherOf(expected)}`;
    missing.delete(guess);
    return `; did you mean '${guess}'?`;
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
