import fs from 'node:fs';
import path from 'node:path';
import { askFirst, type HeaderRules } from './security-headers';

/** A header that holds for some paths only. */
interface PathRule {
  /** A regular expression, in the subset that nginx, Caddy and JavaScript share. */
  pattern: string;
  value: string;
}

/** Static hosts take "*" for any text. */
const patternOf = (address: string): string =>
  `^${address.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`;

/** Splits the rules: what every answer has, and what is cached otherwise than by asking first. */
function split(rules: HeaderRules, prefix: string) {
  const { [`${prefix}/*`]: everywhere = {}, ...others } = rules;
  const caching: PathRule[] = Object.entries(others).flatMap(([address, { 'Cache-Control': value }]) =>
    value && value !== askFirst ? [{ pattern: patternOf(address), value }] : [],
  );
  return { everywhere: Object.entries(everywhere), caching };
}

/**
 * Writes the headers for nginx, to be included in a server block.
 *
 * The block may hold nothing but `set` under `if`, which is the safe use of it; and since a location with an
 * `add_header` of its own drops all others, every header stands in the block itself.
 *
 * @param rules the headers by path
 * @param prefix the path the site stands under, "" for none
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function nginxHeaders(rules: HeaderRules, prefix = ''): string {
  const { everywhere, caching } = split(rules, prefix);
  return lines([
    ...everywhere.map(([name, value]) => `add_header ${name} "${value}" always;`),
    `set $caching "${askFirst}";`,
    ...caching.map(({ pattern, value }) => `if ($uri ~ "${pattern}") { set $caching "${value}"; }`),
    'add_header Cache-Control $caching always;',
  ]);
}

/**
 * Writes the headers for Caddy, to be imported into a site block.
 *
 * @param rules the headers by path
 * @param prefix the path the site stands under, "" for none
 * @see https://caddyserver.com/docs/caddyfile/directives/header
 */
export function caddyHeaders(rules: HeaderRules, prefix = ''): string {
  const { everywhere, caching } = split(rules, prefix);
  return lines([
    'header {',
    ...everywhere.map(([name, value]) => `\t${name} \`${value}\``),
    // Only where no other line has set it.
    `\t?Cache-Control \`${askFirst}\``,
    '}',
    ...caching.flatMap(({ pattern, value }, index) => [
      `@caching${index} path_regexp \`${pattern}\``,
      `header @caching${index} Cache-Control \`${value}\``,
    ]),
  ]);
}

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;

/**
 * Writes the headers for servers that do not read those of static hosts. They belong to the build beside which they
 * are written: the policy in them names its scripts.
 *
 * @param folder absolute path of the folder to write to, which visitors do not get
 * @param rules the headers by path
 * @param prefix the path the site stands under, "" for none
 */
export function writeServerHeaders(folder: string, rules: HeaderRules, prefix: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'nginx-headers.conf'), nginxHeaders(rules, prefix));
  fs.writeFileSync(path.join(folder, 'caddy-headers.conf'), caddyHeaders(rules, prefix));
}
