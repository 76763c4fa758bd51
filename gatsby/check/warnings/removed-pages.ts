import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { collectionsWithPages, entryOf, isRecord } from '../../content/definitions/definitions';
import { nearest } from '../nearest';
import { quote } from '../problem';
import { readRoutes } from '../rules/routes';
import { type Content, listAt, type Rule } from '../rules/rule';

const run = promisify(execFile);

/** The values of a key in a list of objects. */
const valuesOf = (value: unknown, list: string, key: string): string[] =>
  listAt(value, list).flatMap((entry) =>
    isRecord(entry) && typeof entry[key] === 'string' ? entry[key] : [],
  );

/** Runs git in a folder. No text if the folder is not in a repository. */
const git = (directory: string, ...command: string[]): Promise<string> =>
  run('git', command, { cwd: directory }).then(
    ({ stdout }) => stdout,
    () => '',
  );

/** The paths of the route list in the last commit. None if the list was invalid. */
async function committedRoutes(directory: string): Promise<string[]> {
  try {
    return valuesOf(JSON.parse(await git(directory, 'show', 'HEAD:./pages.json')), 'pages', 'path');
  } catch {
    return [];
  }
}

/** The paths of the published posts and case studies in the last commit. */
async function committedEntries({ directory, definitions }: Content): Promise<string[]> {
  const parents = new Map(
    collectionsWithPages(definitions).map(({ folder = '', parentPath = '' }) => [folder, parentPath]),
  );
  // File names may contain line breaks.
  const names = (await git(directory, 'ls-tree', '-z', '--name-only', '-r', 'HEAD', '.')).split('\0');
  const drafts = (await git(directory, 'grep', '-z', '-l', '^draft: true', 'HEAD', '--', '*.md')).split('\0');
  return names.flatMap((name) => {
    const { folder = '', entry = '' } = entryOf(name) ?? {};
    return parents.has(folder) && !drafts.includes(`HEAD:${name}`) ? `${parents.get(folder)}/${entry}` : [];
  });
}

/** A page that was removed or has another path since the last commit is redirected. */
export const removedPagesAreRedirected: Rule = async (content) => {
  const { directory, files } = content;
  const file = files.get('redirects.json');
  if (!file) return [];
  const paths = readRoutes(content).list.map(({ path }) => path);
  const known = new Set([...paths, ...valuesOf(file.value, 'redirects', 'from')]);
  const committed = [...(await committedRoutes(directory)), ...(await committedEntries(content))];
  return committed
    .filter((path) => !known.has(path))
    .map((path) => {
      const example = `{ "from": ${quote(path)}, "to": ${quote(nearest(path, paths) ?? '/')} }`;
      const message = `the page ${quote(path)} of the last commit is gone, expected a redirect, for example ${example}`;
      return file.problem(['redirects'], message);
    });
};
