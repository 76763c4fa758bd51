import fs from 'node:fs';
import path from 'node:path';
import { type HeaderRules, nginxHeaders, pathPattern, staticHostHeaders } from './headers';
import { nginxRedirects, type RedirectRule, staticHostRedirects } from './redirects';

/** What hosts need of one build. */
export interface HostRules {
  /** The folder that the site is served from, "" at the root. */
  prefix: string;
  headers: HeaderRules;
  redirects: readonly RedirectRule[];
  /** The folders of languages with their own 404 page, such as "/de". */
  languages: readonly string[];
}

/**
 * Writes the rules of one build, for static hosts and for nginx. Files without rules are written too, because the
 * configuration of nginx names them.
 *
 * @param serverFolder the folder of the files for nginx, which visitors cannot reach
 */
export function writeHostFiles(site: string, serverFolder: string, rules: HostRules): void {
  const { prefix, headers, redirects, languages } = rules;
  fs.mkdirSync(serverFolder, { recursive: true });
  fs.writeFileSync(path.join(site, '_headers'), staticHostHeaders(headers));
  fs.writeFileSync(path.join(site, '_redirects'), staticHostRedirects(rules));
  fs.writeFileSync(path.join(serverFolder, 'nginx-headers.conf'), nginxHeaders(headers));
  fs.writeFileSync(path.join(serverFolder, 'nginx-redirects.conf'), nginxRedirects(redirects));
  fs.writeFileSync(path.join(serverFolder, 'nginx-folder.conf'), nginxFolder(prefix, languages));
}

/**
 * Reads the rules of a built site from its files for static hosts.
 *
 * @throws if the site has not been built
 */
export function readHostRules(site: string): HostRules {
  if (!fs.existsSync(path.join(site, '_headers')))
    throw new Error(`${site} holds no site: run npm run build first`);
  const read = (name: string) => fs.readFileSync(path.join(site, name), 'utf8');
  const headers: HeaderRules = Object.fromEntries(
    read('_headers')
      .split(/\n(?=\S)/)
      .map((rule) => {
        const [address = '', ...lines] = rule.trim().split(/\n\s+/);
        const values = lines.filter((line) => !line.startsWith('!'));
        return [address, Object.fromEntries(values.map((line) => line.split(/: (.*)/)))];
      }),
  );
  // The first rule is for all addresses of the site.
  const prefix = (Object.keys(headers)[0] ?? '').replace(/\/\*$/, '');
  const redirects: RedirectRule[] = [];
  const languages: string[] = [];
  for (const line of read('_redirects').split('\n').filter(Boolean)) {
    const [from = '', to = '', status] = line.split(' ');
    if (status === '404') languages.push(from.slice(prefix.length, -'/*'.length));
    else redirects.push({ from, to, status: status === '302' ? 302 : 301 });
  }
  return { prefix, headers, redirects, languages };
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
