import type { SiteContent } from '../../model/site-content';

/** The names of the meta elements in which services look for their code. */
const names: Readonly<Record<string, string>> = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
  yandex: 'yandex-verification',
};

/**
 * Writes the elements that prove to other services who owns the site. They look at the home page only. The definition allows
 * no character in a code that needs escaping.
 */
export const verificationTags = (codes: SiteContent['integrations']['verification']): string =>
  Object.entries(codes ?? {})
    .flatMap(([service, code]) => (code ? `<meta name="${names[service]}" content="${code}"/>` : []))
    .join('');
