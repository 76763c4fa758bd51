import type { Value } from '../content-model';
import type { postalAddress, PostalAddressData } from '../content-model/parts/postal-address';

/** As the country writes it, or the street, the town and the country. */
export function addressLines({
  lines,
  street,
  locality,
  region,
  postalCode,
  country,
}: PostalAddressData | Value<typeof postalAddress>): readonly string[] {
  const town = [locality, region, postalCode].filter(Boolean).join(' ');
  return lines ?? [street, town, country];
}
