import { pageTitle } from '../../lib/page-title';
import { addressOf, type SiteAddress } from '../site-address';
import type { SharePicture } from '../share-picture/share-picture';
import type { Route, SiteContent } from './site-content';

/**
 * What a page is shown by where somebody shares it, as pairs of a property and its content.
 *
 * @param route the page
 * @param site content/site.json
 * @param picture the page's share picture
 * @param address where the site is found
 * @see https://ogp.me/
 */
export function shareCard(
  { path, title, description }: Route,
  { name }: SiteContent['site'],
  { file, alt, width, height }: SharePicture,
  address: SiteAddress,
): [property: string, content: string][] {
  return [
    ['og:title', pageTitle(title, name)],
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
