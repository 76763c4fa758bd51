import { analyticsTargets } from '../../model/analytics';
import { sectionsOfKind } from '../../model/section';
import type { SiteContent } from '../../model/site-content';

/**
 * Origins other than the site's own that pages load images from, send forms to, show in frames, or send statistics to;
 * sorted, without duplicates.
 */
export type Origins = Record<'images' | 'forms' | 'frames' | 'analytics', readonly string[]>;

type Content = Pick<SiteContent, 'fields' | 'forms' | 'integrations' | 'routes' | 'sections'>;

export function originsOf({ fields, forms, integrations, routes, sections }: Content): Origins {
  const { kind } = forms.delivery;
  const textsOf = (format: string) =>
    fields.flatMap(({ schema, value }) => (schema.format === format ? value : []));
  const shown = new Set(routes.flatMap((route) => route.sections));
  const embeds = sectionsOfKind<{ address: string }>({ sections }, 'embed', shown);
  return {
    images: uniqueOrigins(textsOf('image')),
    forms: uniqueOrigins(kind === 'http' ? textsOf('endpoint') : []),
    frames: uniqueOrigins(embeds.flatMap(({ address }) => [address, ...(integrations.embedOrigins ?? [])])),
    analytics: uniqueOrigins(analyticsTargets(integrations)),
  };
}

/** Paths of the site itself have no origin. */
const uniqueOrigins = (addresses: readonly unknown[]): string[] => {
  const origins = addresses.flatMap((text) =>
    typeof text === 'string' && URL.canParse(text) ? new URL(text).origin : [],
  );
  return [...new Set(origins)].sort();
};
