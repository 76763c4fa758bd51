import fs from 'node:fs';
import path from 'node:path';
import { askGit, gitLine, gitPaths } from '../../git';

/** How a file, or an entry of a list, differs from the published one. */
export type State = 'added' | 'removed' | 'changed';

/** The last published state of a content folder. Names are paths from the folder. */
export interface Published {
  isGit: boolean;
  /** The files that differ from it. */
  listFiles: () => Promise<Map<string, State>>;
  readFile: (name: string) => Promise<Buffer | undefined>;
}

/** Documentation, definitions, and files of programs. */
const noContent = /^schemas\/|^[^/]+\.md$|(?:^|\/)[.~]|~$/i;

/**
 * Finds what to compare with: the last commit that is published, or without Git a copy of the folder as it is now.
 *
 * @param copy the folder for that
 */
export async function findPublished(directory: string, copy: string): Promise<Published> {
  if (await gitLine(directory, 'rev-parse', '--verify', 'HEAD')) return inGit(directory);
  fs.rmSync(copy, { recursive: true, force: true });
  fs.cpSync(directory, copy, { recursive: true, preserveTimestamps: true });
  return inCopy(directory, copy);
}

/**
 * The last commit that both this branch and the one that it is pushed to have. A commit that is not pushed is not published,
 * and a commit of somebody else that is not here is no change of this folder.
 */
const baseOf = async (directory: string): Promise<string> =>
  (await gitLine(directory, 'merge-base', 'HEAD', '@{upstream}')) || 'HEAD';

/** The files that differ from a commit, and those that Git does not know yet. */
export async function changedFiles(directory: string, commit: string): Promise<Map<string, State>> {
  const options = ['--name-status', '-z', '--no-renames', '--no-ext-diff', '--relative'];
  const diff = await gitPaths(directory, 'diff', ...options, commit, '--', '.');
  const files = new Map<string, State>();
  for (let index = 0; index < diff.length; index += 2) {
    const state = ({ A: 'added', D: 'removed' } as const)[diff[index] ?? ''] ?? 'changed';
    files.set(diff[index + 1] ?? '', state);
  }
  for (const name of await unknownFiles(directory)) files.set(name, files.has(name) ? 'changed' : 'added');
  return new Map([...files].filter(([name]) => !noContent.test(name)));
}

export const unknownFiles = (directory: string): Promise<string[]> =>
  gitPaths(directory, 'ls-files', '--others', '--exclude-standard', '-z', '--', '.');

function inGit(directory: string): Published {
  let base = 'HEAD';
  const known = new Map<string, Buffer>();
  return {
    isGit: true,
    listFiles: async () => {
      base = await baseOf(directory);
      return changedFiles(directory, base);
    },
    readFile: async (name) => {
      const place = `${await gitLine(directory, 'rev-parse', base)}:./${name}`;
      // As it would be checked out: line ends can differ, and large files can be elsewhere.
      const bytes = known.get(place) ?? (await askGit(directory, ['cat-file', '--filters', place]));
      if (Buffer.isBuffer(bytes)) return bytes;
      if (!bytes.isDone) return undefined;
      known.set(place, bytes.output);
      return bytes.output;
    },
  };
}

function inCopy(directory: string, copy: string): Published {
  const namesIn = (folder: string): string[] =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((name) => !noContent.test(name));
  const isSame = (name: string): boolean => {
    const [one, other] = [directory, copy].map((folder) => fs.statSync(path.join(folder, name)));
    if (one?.size !== other?.size) return false;
    return one?.mtimeMs === other?.mtimeMs || read(directory, name).equals(read(copy, name));
  };
  const read = (folder: string, name: string) => fs.readFileSync(path.join(folder, name));
  return {
    isGit: false,
    listFiles: () => {
      const [before, now] = [new Set(namesIn(copy)), namesIn(directory)];
      const files = new Map<string, State>();
      for (const name of now)
        if (!before.delete(name)) files.set(name, 'added');
        else if (!isSame(name)) files.set(name, 'changed');
      for (const name of before) files.set(name, 'removed');
      return Promise.resolve(files);
    },
    readFile: (name) => fs.promises.readFile(path.join(copy, name)).catch(() => undefined),
  };
}
