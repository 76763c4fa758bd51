import fs from 'node:fs';
import path from 'node:path';
import { type HeaderRules, nginxHeaders, pathPattern, staticHostHeaders } from './headers';
import { nginxRedirects, type RedirectRule, staticHostRedirects } from './redirects';

/**
 * Writes the headers and redirects of one build, for static hosts and for nginx. Files without rules are written too,
 * because the configuration of nginx names them.
 *
 * @param serverFolder the folder of the files for nginx, which visitors cannot reach
 */
export function writeHostFiles(
  site: string,
  serverFolder: string,
  headers: HeaderRules,
  redirects: readonly RedirectRule[],
  prefix: string,
): void {
  fs.mkdirSync(serverFolder, { recursive: true });
  fs.writeFileSync(path.join(site, '_headers'), staticHostHeaders(headers));
  fs.writeFileSync(path.join(site, '_redirects'), staticHostRedirects(redirects));
  fs.writeFileSync(path.join(serverFolder, 'nginx-headers.conf'), nginxHeaders(headers));
  fs.writeFileSync(path.join(serverFolder, 'nginx-redirects.conf'), nginxRedirects(redirects));
  fs.writeFileSync(path.join(serverFolder, 'nginx-folder.conf'), nginxFolder(prefix));
}

/**
 * The files of a release have no path prefix, but the addresses of visitors do. nginx removes it after the redirects,
 * which compare complete addresses. The 404 page is also an address within nginx, without the prefix.
 */
function nginxFolder(prefix: string): string {
  const folder = pathPattern(prefix).slice(1, -1);
  const lines = [
    `set $folder "${prefix}";`,
    ...(prefix
      ? [
          `if ($uri !~ "^(${folder}(/|$)|/404\\.html$)") { return 404; }`,
          `rewrite "^${folder}/?$" /;`,
          `rewrite "(?s)^${folder}(/.+)$" $1;`,
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}
