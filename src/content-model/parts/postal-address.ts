import type { PostalAddress } from 'schema-dts';
import { group, list, text } from '../field-types';
import type { Data, Value } from '../schema';

export const postalAddress = group(
  'PostalAddress',
  'The street address.',
  {
    street: text(60, 'House number and street.'),
    locality: text(40, 'The town.'),
    'region?': text(40, 'The state, province or county, in countries whose addresses have one.'),
    postalCode: text(12, 'The postcode.'),
    country: text(40, 'The country.'),
    'lines?': list(
      'The address as the country writes it. Without it: the street; the town, region and postcode; the country. Street and postcode are in them as above, where search engines read them.',
      text(60, 'One line.'),
      { max: 6 },
    ),
  },
  { inherited: true },
);

export type PostalAddressData = Data<typeof postalAddress>;

/** What search engines get. */
export const addressData = ({
  street,
  locality,
  region,
  postalCode,
  country,
}: Value<typeof postalAddress>): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: locality,
  addressRegion: region,
  postalCode,
  addressCountry: country,
});
