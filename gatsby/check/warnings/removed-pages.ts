import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isRecord } from '../../content/definitions';
import { nearest } from '../nearest';
import { quote } from '../problem';
import { listAt, type Rule } from '../rules/rule';

const run = promisify(execFile);

/** The values of a key in a list of objects. */
const valuesOf = (value: unknown, list: string, key: string): string[] =>
  listAt(value, list).flatMap((entry) =>
    isRecord(entry) && typeof entry[key] === 'string' ? entry[key] : [],
  );

/** The paths of the pages in the last commit. None if the content is not in a repository, or was invalid. */
async function committedPaths(directory: string): Promise<string[]> {
  try {
    const { stdout } = await run('git', ['show', 'HEAD:./pages.json'], { cwd: directory });
    return valuesOf(JSON.parse(stdout), 'pages', 'path');
  } catch {
    return [];
  }
}

/** A page that was removed or has another path since the last commit is redirected. */
export const removedPagesAreRedirected: Rule = async ({ directory, files }) => {
  const file = files.get('redirects.json');
  if (!file) return [];
  const paths = valuesOf(files.get('pages.json')?.value, 'pages', 'path');
  const known = new Set([...paths, ...valuesOf(file.value, 'redirects', 'from')]);
  const removed = (await committedPaths(directory)).filter((path) => !known.has(path));
  return removed.map((path) => {
    const example = `{ "from": ${quote(path)}, "to": ${quote(nearest(path, paths) ?? '/')} }`;
    const message = `the page ${quote(path)} of the last commit is gone, expected a redirect, for example ${example}`;
    return file.problem(['redirects'], message);
  });
};
