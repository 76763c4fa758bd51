import fs from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '../content/site-content';
import type { InlineCode } from '../html/inline-code';

/** Headers by the paths they are for; a path may end with or hold "*". */
export type HeaderRules = Record<string, Record<string, string>>;

/** A year, in seconds: as long as a browser keeps what it is told to keep. */
const year = 31_536_000;
const forEver = `public, max-age=${year}, immutable`;
/** What static hosts say of everything that no rule is about. */
export const askFirst = 'public, max-age=0, must-revalidate';

/** Powers of the browser that would tell of a visitor or cost one, and that no page here uses. */
const refusedPowers = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/**
 * The policy for every page: nothing but the site's own files, and of inline code only what the build wrote itself.
 *
 * Style attributes are allowed: they hold positions and custom properties from content, Gatsby's focus wrapper has one,
 * and they can neither run code nor fetch anything but images, which `img-src` limits.
 *
 * @param inline what the pages hold
 * @param outside other sites that pages have to do with
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineCode,
  outside: SiteContent['origins'],
): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...[...scripts].sort()],
    ['style-src', "'self'", ...[...styles].sort()],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", ...outside.images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...outside.forms],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...outside.forms],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * The headers of the whole site.
 *
 * A host that finds two rules for one path sends both values, so that no header may stand in two rules that meet.
 *
 * @param inline what the pages hold
 * @param outside other sites that pages have to do with
 * @param prefix the path the site stands under, "" for none
 */
export function headerRules(inline: InlineCode, outside: SiteContent['origins'], prefix = ''): HeaderRules {
  return {
    [`${prefix}/*`]: {
      'Content-Security-Policy': contentSecurityPolicy(inline, outside),
      'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains; preload`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': refusedPowers.map((power) => `${power}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    // Their names change with what they hold.
    [`${prefix}/static/*`]: { 'Cache-Control': forEver },
    [`${prefix}/*.js`]: { 'Cache-Control': forEver },
    [`${prefix}/*.css`]: { 'Cache-Control': forEver },
    [`${prefix}/page-data/*`]: { 'Cache-Control': askFirst },
    [`${prefix}/`]: { 'Cache-Control': askFirst },
    [`${prefix}/*.html`]: { 'Cache-Control': askFirst },
  };
}

/**
 * Writes the headers in the format that static hosts read.
 *
 * @param folder absolute path of the built site
 * @param rules the headers by path
 */
export function writeHeaders(folder: string, rules: HeaderRules): void {
  const lines = Object.entries(rules).flatMap(([address, headers]) => [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  fs.writeFileSync(path.join(folder, '_headers'), `${lines.join('\n')}\n`);
}
