import type { Person } from 'schema-dts';
import type { SiteContent } from '../../content/site-content';
import { addressOf, type SiteAddress } from '../hosting/site-address';

/** Names the agency in the data of every page. */
export const businessId = (address: SiteAddress): string => `${addressOf(address, '/')}#business`;

/**
 * JSON-LD of a person of the agency.
 *
 * @param slug the name of a file in people/
 */
export function person(slug: string, { files }: SiteContent, address: SiteAddress): Person {
  const { name, role } = (files.get(`people/${slug}.json`)?.value ?? {}) as { name?: string; role?: string };
  return { '@type': 'Person', name, jobTitle: role, worksFor: { '@id': businessId(address) } };
}
