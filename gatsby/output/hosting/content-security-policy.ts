import { createHash } from 'node:crypto';
import type { AnalyticsScript } from '../../content/analytics';
import type { InlineCode } from '../html/finish-pages';
import type { Origins } from './origins';

const hashesOf = (texts: ReadonlySet<string>): string[] =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();

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
): string {
  // Without a query, which a source of the policy cannot have.
  const addresses = analyticsScripts.map(({ src }) => src.replace(/\?.*$/, ''));
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashesOf(scripts), ...new Set(addresses)],
    ['style-src', "'self'", ...hashesOf(styles)],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", ...new Set([...images, ...analytics])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...new Set([...forms, ...analytics])],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...forms],
    // Without frames, the default applies.
    ...(frames.length > 0 ? [['frame-src', ...frames] as [string, ...string[]]] : []),
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // src/integrations/load-script.ts creates the second one.
    ['trusted-types', 'default', ...(addresses.length > 0 ? ['analytics'] : [])],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
