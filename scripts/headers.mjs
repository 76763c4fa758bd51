import { existsSync, readFileSync } from 'node:fs';

/** What static hosts say of everything that no rule is about: a test holds it to gatsby/hosting/security-headers.ts. */
export const askFirst = 'public, max-age=0, must-revalidate';

/**
 * Reads a file in the `_headers` format of static hosts: a path on a line of its own, its headers indented below.
 *
 * @param {string} file where it is; a site without one has no headers of its own
 * @returns {(path: string) => Record<string, string>} the headers for a path
 */
export function readHeaders(file) {
  const rules = [];
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    if (/^\S/.test(line)) rules.push({ path: pattern(line.trim()), headers: {} });
    else if (line.trim()) {
      const [name, ...value] = line.trim().split(': ');
      rules.at(-1).headers[name] = value.join(': ');
    }
  }
  return (path) =>
    Object.assign(
      { 'Cache-Control': askFirst },
      ...rules.filter((rule) => rule.path.test(path)).map(({ headers }) => headers),
    );
}

const pattern = (path) => new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
