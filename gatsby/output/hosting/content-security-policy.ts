import { createHash } from 'node:crypto';
import type { AnalyticsScript, Opening } from '../../model/analytics';
import type { InlineCode } from '../html/finish-pages';
import type { Origins } from './origins';

const hashesOf = (texts: ReadonlySet<string>): string[] =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();

type Directive = [string, ...string[]];

type OpenedKey = 'scripts' | 'styles' | 'fonts' | 'images' | 'connections' | 'frames';

const trustedTypes = (addresses: readonly string[]): Directive[] => [
  ['require-trusted-types-for', "'script'"],
  // src/integrations/load-script.ts creates the second one.
  ['trusted-types', 'default', ...(addresses.length > 0 ? ['analytics'] : [])],
];

/**
 * The policy of every page: only files of the site itself, and only the inline code that the build wrote.
 *
 * Style attributes are allowed. They hold positions and custom properties from content, and Gatsby's focus wrapper has
 * one. They cannot run code, and they can load nothing but images, which `img-src` limits.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineCode,
  { images, forms, frames, analytics }: Origins,
  analyticsScripts: readonly AnalyticsScript[] = [],
  openings: readonly Omit<Opening, 'service' | 'reason'>[] = [],
): string {
  const opened = (key: OpenedKey) => openings.flatMap((opening) => opening[key] ?? []);
  const allFrames = new Set([...frames, ...opened('frames')]);
  // With a hash, browsers ignore 'unsafe-inline'.
  const inlineStyles = openings.some((opening) => opening.inlineStyles)
    ? ["'unsafe-inline'"]
    : hashesOf(styles);
  const hasTrustedTypes = openings.every(({ trustedTypes }) => trustedTypes !== false);
  // Without a query, which a source of the policy cannot have.
  const addresses = analyticsScripts.map(({ src }) => src.replace(/\?.*$/, ''));
  const directives: Directive[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashesOf(scripts), ...new Set([...addresses, ...opened('scripts')])],
    ['style-src', "'self'", ...inlineStyles, ...new Set(opened('styles'))],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", ...new Set([...images, ...analytics, ...opened('images')])],
    ['font-src', "'self'", ...new Set(opened('fonts'))],
    ['connect-src', "'self'", ...new Set([...forms, ...analytics, ...opened('connections')])],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...forms],
    // Without frames, the default applies.
    ...(allFrames.size > 0 ? [['frame-src', ...allFrames] as Directive] : []),
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(hasTrustedTypes ? trustedTypes(addresses) : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
