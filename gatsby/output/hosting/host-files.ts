import fs from 'node:fs';
import path from 'node:path';
import { type HeaderRules, nginxHeaders, pathPattern, staticHostHeaders } from './headers';
import { nginxRedirects, type RedirectRule, staticHostRedirects } from './redirects';

/**
 * Writes the headers and redirects of one build, for static hosts and for nginx. Files without rules are written too,
 * because the configuration of nginx names them.
 *
 * @param serverFolder the folder of the files for nginx, which visitors cannot reach
 * @param languages the folders of languages with their own 404 page, such as "/de"
 */
export function writeHostFiles(
  site: string,
  serverFolder: string,
  headers: HeaderRules,
  redirects: readonly RedirectRule[],
  prefix: string,
  languages: readonly string[],
): void {
  fs.mkdirSync(serverFolder, { recursive: true });
  fs.writeFileSync(path.join(site, '_headers'), staticHostHeaders(headers));
  fs.writeFileSync(
    path.join(site, '_redirects'),
    staticHostRedirects(
      redirects,
      languages.map((folder) => prefix + folder),
    ),
  );
  fs.writeFileSync(path.join(serverFolder, 'nginx-headers.conf'), nginxHeaders(headers));
  fs.writeFileSync(path.join(serverFolder, 'nginx-redirects.conf'), nginxRedirects(redirects));
  fs.writeFileSync(path.join(serverFolder, 'nginx-folder.conf'), nginxFolder(prefix, languages));
}

/**
 * The files of a release have no path prefix, but the addresses of visitors do. nginx removes it after the redirects,
 * which compare complete addresses. The 404 pages are also addresses within nginx, without the prefix.
 */
export function nginxFolder(prefix: string, languages: readonly string[]): string {
  const folder = pathPattern(prefix).slice(1, -1);
  const notFound = ['', ...languages].map((language) => `${language}/404\\.html$`).join('|');
  const lines = [
    `set $folder "${prefix}";`,
    ...(prefix
      ? [
          `if ($uri !~ "^(${folder}(/|$)|${notFound})") { return 404; }`,
          `rewrite "^${folder}/?$" /;`,
          `rewrite "(?s)^${folder}(/.+)$" $1;`,
        ]
      : []),
    ...languages.map(
      (language) =>
        `location ${language}/ { error_page 404 405 ${language}/404.html; try_files $uri $uri/index.html =404; }`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
