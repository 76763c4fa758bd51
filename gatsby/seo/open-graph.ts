import { documentTitle, type Route, type SiteContent } from '../content/site-content';
import { addressOf, type SiteAddress } from '../hosting/site-address';
import type { OgImage } from './og-image/og-image';

/** Pairs of property and content. */
export type OpenGraph = readonly (readonly [property: string, content: string])[];

/** @see https://ogp.me/ */
export function openGraph(
  { path, title, description }: Route,
  { name }: SiteContent['site'],
  { file, alt, width, height }: OgImage,
  address: SiteAddress,
): OpenGraph {
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
