import type { Article } from 'schema-dts';
import type { Entry } from '../../content/entry';
import type { SiteContent } from '../../content/site-content';
import { addressOf, type SiteAddress } from '../hosting/site-address';
import type { OgImage } from './og-image/og-image';
import { businessId, person } from './people';

/**
 * JSON-LD of a post or case study.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function article(
  { path, value }: Entry,
  content: SiteContent,
  address: SiteAddress,
  image?: OgImage,
): Article {
  const { title, description, date, author, client } = value as Partial<Record<string, string>>;
  const agency = { '@id': businessId(address) };
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: content.site.locale,
    mainEntityOfPage: addressOf(address, path),
    ...(image && { image: addressOf(address, image.file) }),
    ...(date && { datePublished: date }),
    author: author ? person(author, content, address) : agency,
    publisher: { '@type': 'Organization', ...agency, name: content.brand.name, url: addressOf(address, '/') },
    ...(client && { about: { '@type': 'Organization', name: client } }),
  };
}
