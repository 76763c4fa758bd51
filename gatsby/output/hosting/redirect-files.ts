import fs from 'node:fs';
import path from 'node:path';
import { pathPattern } from './header-rules';
import { keepsQuery, type RedirectRule } from './redirect-rules';

const joinLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** The `_redirects` format of static hosts. Cloudflare distinguishes both spellings of an address. */
export const staticHostRedirects = (rules: readonly RedirectRule[]): string =>
  joinLines(rules.flatMap(({ from, to, status }) => [`${from} ${to} ${status}`, `${from}/ ${to} ${status}`]));

/** Reads the `_redirects` format. */
export const parseStaticHostRedirects = (text: string): RedirectRule[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { from, to, status: status === '302' ? 302 : 301 };
    });

/** The path of a redirect as a regular expression, with and without a trailing slash. */
const sourcePattern = ({ from }: RedirectRule): string => pathPattern(from).replace(/\$$/, '/?$');

/**
 * Redirects for nginx, to include in a server block. `return` is one of two directives that are safe in `if`.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_rewrite_module.html
 */
export const nginxRedirects = (rules: readonly RedirectRule[]): string =>
  joinLines(
    rules.map((rule) => {
      const query = keepsQuery(rule) ? '$is_args$args' : '';
      return `if ($uri ~ "${sourcePattern(rule)}") { return ${rule.status} "${rule.to}${query}"; }`;
    }),
  );

/** Writes the files of one build. They have no rules without redirects, because the configuration of the server names them. */
export function writeRedirectFiles(site: string, serverFolder: string, rules: readonly RedirectRule[]): void {
  fs.writeFileSync(path.join(site, '_redirects'), staticHostRedirects(rules));
  fs.mkdirSync(serverFolder, { recursive: true });
  fs.writeFileSync(path.join(serverFolder, 'nginx-redirects.conf'), nginxRedirects(rules));
}
