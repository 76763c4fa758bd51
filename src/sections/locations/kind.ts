import type { LocalBusiness } from 'schema-dts';
import type { Value } from '../../content-model';
import { addressData } from '../../content-model/parts/postal-address';
import type { DataContext } from '../../content-model/kind';
import { definition } from './definition';

export { definition };

/** @see https://developers.google.com/search/docs/appearance/structured-data/local-business */
export const structuredData = (
  sections: readonly Value<typeof definition>[],
  { business, url }: DataContext,
): LocalBusiness[] =>
  sections
    .flatMap(({ locations }) => locations)
    .map(({ name, address, phone, email }) => ({
      '@type': business['@type'] as 'LocalBusiness',
      name: `${String(business.name)}, ${name}`,
      address: address ? addressData(address) : business.address,
      telephone: phone ?? (address ? undefined : business.telephone),
      email: email ?? (address ? undefined : business.email),
      url,
      parentOrganization: { '@id': String(business['@id']) },
    }));

export const places = ({ inFooter, locations }: Value<typeof definition>) =>
  inFooter
    ? locations.map(({ name, address, phone, email, hours }) => ({ name, address, phone, email, hours }))
    : [];
