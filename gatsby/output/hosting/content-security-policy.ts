import { hash } from 'node:crypto';
import type { Origins } from '../../../src/content-model/kind';
import { analyticsScripts, analyticsTargets, policyExceptions } from '../../model/analytics';
import { askSections, shownSections } from '../../model/pages/section';
import { usesGroup } from '../../model/forms';
import type { Site } from '../../model/site';
import type { InlineCode } from '../html/finish-pages';

const hashesOf = (texts: ReadonlySet<string>): string[] =>
  [...texts].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`).sort();

/** The origins of addresses, sorted, without duplicates. Paths of the site itself have none. */
function originsOf(addresses: readonly unknown[]): string[] {
  const origins = addresses.flatMap((text) =>
    typeof text === 'string' && URL.canParse(text) ? new URL(text).origin : [],
  );
  return [...new Set(origins)].sort();
}

/**
 * The policy of every page: only files of the site itself, the inline code that the build wrote, and other sites that the
 * content names.
 *
 * Style attributes are allowed. They hold positions and custom properties from content, and Gatsby's focus wrapper has
 * one. They cannot run code, and they can load nothing but images, which `img-src` limits.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy({ scripts, styles }: InlineCode, site: Site): string {
  const { fields, forms, integrations, navigation } = site;
  const isSent = forms.delivery.kind !== 'simulated';
  /** The origins that fields need. Without delivery, no form is sent. */
  const named = (directive: string) =>
    originsOf(
      fields.flatMap(({ schema: { fieldType }, value }) =>
        fieldType?.directives?.includes(directive) && (isSent || !fieldType.receivesForms) ? value : [],
      ),
    );
  const analytics = originsOf(analyticsTargets(integrations));
  const ofKinds = askSections(site, shownSections(site), (kind, section) => kind.origins?.(section));
  const services = policyExceptions(integrations);
  const opened = (key: keyof Origins, others: readonly string[] = []): string[] => {
    const addresses = ofKinds.flatMap((origins) => origins[key] ?? []);
    const further = addresses.length > 0 ? others : [];
    return [...originsOf([...addresses, ...further]), ...services.flatMap((service) => service[key] ?? [])];
  };
  // What a frame shows can lead on to other sites.
  const frames = opened('frames', integrations.embedOrigins);
  // With a hash, browsers ignore 'unsafe-inline'.
  const hasInlineStyles = services.some(({ inlineStyles }) => inlineStyles);
  const hasTrustedTypes = services.every(({ trustedTypes }) => trustedTypes !== false);
  // Without a query, which a source of the policy cannot have.
  const addresses = analyticsScripts(integrations).map(({ src }) => src.replace(/\?.*$/, ''));
  // The search is WebAssembly, which has neither an address nor a hash.
  const webAssembly = navigation.search ? ["'wasm-unsafe-eval'"] : [];

  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashesOf(scripts), ...addresses, ...opened('scripts'), ...webAssembly],
    [
      'style-src',
      "'self'",
      ...(hasInlineStyles ? ["'unsafe-inline'"] : hashesOf(styles)),
      ...opened('styles'),
    ],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", ...named('img-src'), ...analytics, ...opened('images')],
    ['font-src', "'self'", ...opened('fonts')],
    ['connect-src', "'self'", ...named('connect-src'), ...analytics, ...opened('connections')],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...named('form-action')],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  // Without films and frames, the default applies.
  if (['Film', 'HeroFilm'].some((title) => usesGroup(site, title))) directives.push(['media-src', "'self'"]);
  if (frames.length > 0) directives.push(['frame-src', ...frames]);
  // src/integrations/load-script.ts creates the second one.
  const policies = ['default', ...(addresses.length > 0 ? ['analytics'] : [])];
  if (hasTrustedTypes)
    directives.push(['require-trusted-types-for', "'script'"], ['trusted-types', ...policies]);
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}
