import { createHash } from 'node:crypto';
import type { SiteContent } from '../content/site-content';
import type { InlineCode } from '../html/finish-pages';

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
  { images, forms, frames }: SiteContent['origins'],
): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashesOf(scripts)],
    ['style-src', "'self'", ...hashesOf(styles)],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", ...images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...forms],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...forms],
    // Without frames, the default applies.
    ...(frames.length > 0 ? [['frame-src', ...frames] as [string, ...string[]]] : []),
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
