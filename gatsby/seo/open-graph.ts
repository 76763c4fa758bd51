import { documentTitle } from '../content/document-title';
import { addressOf, type SiteAddress } from '../hosting/site-address';
import type { OgImage } from './og-image/og-image';
import type { Route, SiteContent } from '../content/site-content';

/**
 * What a page is shown by where somebody shares it, as pairs of a property and its content.
 *
 * @param route the page
 * @param site content/site.json
 * @param image the page's Open Graph image
 * @param address where the site is found
 * @see https://ogp.me/
 */
export function shareCard(
  { path, title, description }: Route,
  { name }: SiteContent['site'],
  { file, alt, width, height }: OgImage,
  address: SiteAddress,
): [property: string, content: string][] {
  return [
    ['og:title', documentTitle(title, name)],
    ['og:description', description],
    ['og:type', 'website'],
    ['og:url', addressOf(address, path)],
    ['og:locale', 'en_GB'],
    ['og:site_name', name],
    ['og:image', addressOf(address, file)],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ['og:image:alt', alt],
  ];
}
