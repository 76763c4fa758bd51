import fs from 'node:fs';
import path from 'node:path';
import { type HeaderRules, pathPattern, revalidate } from './header-rules';

const joinLines = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** The `_headers` format of static hosts: each path is followed by its headers, indented. */
export const staticHostHeaders = (rules: HeaderRules): string =>
  joinLines(
    Object.entries(rules).flatMap(([address, headers]) => [
      address,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
  );

/** Reads the `_headers` format. */
export const parseStaticHostHeaders = (text: string): HeaderRules =>
  Object.fromEntries(
    text.split(/\n(?=\S)/).map((rule) => {
      const [address = '', ...lines] = rule.trim().split(/\n\s+/);
      return [address, Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))];
    }),
  );

/** Splits the rules into the headers of every response and the paths whose caching differs from `revalidate`. */
const split = (rules: HeaderRules) => ({
  everywhere: Object.values(rules)
    .flatMap(Object.entries<string>)
    .filter(([name]) => name !== 'Cache-Control'),
  caching: Object.entries(rules).flatMap(([address, { 'Cache-Control': value }]) =>
    value && value !== revalidate ? [{ pattern: pathPattern(address), value }] : [],
  ),
});

/**
 * Headers for nginx, to include in a server block. A location with an `add_header` of its own would drop all others, so
 * every header is in the server block, and `if` only sets a variable, which is its safe use.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function nginxHeaders(rules: HeaderRules): string {
  const { everywhere, caching } = split(rules);
  return joinLines([
    ...everywhere.map(([name, value]) => `add_header ${name} "${value}" always;`),
    `set $caching "${revalidate}";`,
    ...caching.map(({ pattern, value }) => `if ($uri ~ "${pattern}") { set $caching "${value}"; }`),
    'add_header Cache-Control $caching always;',
  ]);
}

/** Writes the files of one build only: the policy contains the hashes of its inline code. */
export function writeHeaderFiles(site: string, serverFolder: string, rules: HeaderRules): void {
  fs.writeFileSync(path.join(site, '_headers'), staticHostHeaders(rules));
  fs.mkdirSync(serverFolder, { recursive: true });
  fs.writeFileSync(path.join(serverFolder, 'nginx-headers.conf'), nginxHeaders(rules));
}
