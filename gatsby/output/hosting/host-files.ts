import fs from 'node:fs';
import path from 'node:path';
import { nginxHeaders, pathPattern, staticHostHeaders } from './headers';
import { nginxTypes } from './media-types';
import { type HostRules, nginxRedirects, staticHostRedirects } from './redirects';

/** Files for servers, which visitors cannot reach. */
export const serverFolder = 'deploy/built';

/** The rules as scripts read them. A build writes it last. */
export const rulesFile = `${serverFolder}/rules.json`;

/**
 * Writes the rules of one build, for static hosts, for nginx and for scripts. Files without rules are written too, because
 * the configuration of nginx names them.
 *
 * @param project the folder that contains the built site
 */
export function writeHostFiles(rules: HostRules, project = '.'): void {
  const files: Record<string, string> = {
    'public/_headers': staticHostHeaders(rules.headers),
    'public/_redirects': staticHostRedirects(rules),
    [`${serverFolder}/nginx-headers.conf`]: nginxTypes() + nginxHeaders(rules.headers),
    [`${serverFolder}/nginx-redirects.conf`]: nginxRedirects(rules.redirects),
    [`${serverFolder}/nginx-folder.conf`]: nginxFolder(rules),
    [rulesFile]: JSON.stringify(rules),
  };
  fs.mkdirSync(path.join(project, serverFolder), { recursive: true });
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(project, file), text);
}

/** @throws if the site has not been built */
export function readHostRules(project = '.'): HostRules {
  const file = path.join(project, rulesFile);
  if (!fs.existsSync(file)) throw new Error('There is no built site. Run "npm run build" first.');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as HostRules;
}

/**
 * The files of a release have no path prefix, but the addresses of visitors do. nginx removes it after the redirects,
 * which compare complete addresses. The 404 pages are also addresses within nginx, without the prefix.
 */
function nginxFolder({ prefix, languages }: HostRules): string {
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
