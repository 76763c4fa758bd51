import type { Site } from '../../model/site';
import { type HeaderRules, pathPattern } from './headers';

/** A redirect with the path prefix, as servers need it. */
export interface RedirectRule {
  from: string;
  /** A path, or an address of another site. */
  to: string;
  status: 301 | 302;
}

/** What servers need of one build. */
export interface HostRules {
  prefix: string;
  headers: HeaderRules;
  redirects: readonly RedirectRule[];
  /** The folders of languages with their own 404 page, such as "/de". */
  languages: readonly string[];
}

/**
 * The path of a page below the home page. Only these lose a slash at their end: without it, an address such as
 * "//elsewhere.example/" would lead to another site.
 *
 * @see https://cwe.mitre.org/data/definitions/601.html
 */
export const pagePath = '(?:/[a-z0-9-]+)+';

/** Characters that have a meaning in a text of the configuration of nginx. */
const special = /["$`{|}]/g;

/** The redirects of both spellings of each address, "/old" and "/old/". */
export const redirectRules = (redirects: Site['redirects'], prefix: string): RedirectRule[] =>
  redirects.flatMap(({ from, to, permanent }) =>
    ['', '/'].map((end) => ({
      from: prefix + from + end,
      to: to.startsWith('/')
        ? prefix + to.replace(/(?<=.)\/(?=#|$)/, '')
        : new URL(to).href.replace(special, encodeURIComponent),
      status: permanent === false ? 302 : 301,
    })),
  );

/** Whether a redirect keeps the query. It does not fit behind an anchor, and another site has its own. */
export const keepsQuery = ({ to }: RedirectRule): boolean => /^\/[^#]*$/.test(to);

/** The `_redirects` format of static hosts. Cloudflare has no lines for 404 pages, and takes the nearest one by itself. */
export const staticHostRedirects = ({ prefix, redirects, languages }: HostRules): string =>
  [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`),
    ...languages.map((folder) => `${prefix}${folder}/* ${prefix}${folder}/404.html 404\n`),
  ].join('');

/**
 * Redirects for nginx, to include in a server block. `return` is one of two directives that are safe in `if`.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_rewrite_module.html
 */
export const nginxRedirects = (rules: readonly RedirectRule[]): string =>
  rules
    .map((rule) => {
      const query = keepsQuery(rule) ? '$is_args$args' : '';
      return `if ($uri ~ "${pathPattern(rule.from)}") { return ${rule.status} "${rule.to}${query}"; }\n`;
    })
    .join('');
