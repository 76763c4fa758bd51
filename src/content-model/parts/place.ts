interface Details {
  address?: object | null;
  phone?: string | null;
  email?: string | null;
}

interface PlaceDetails extends Details {
  hours?: readonly string[] | null;
}

interface SiteDetails extends Details {
  address: object;
  openingHours?: readonly { readonly text: string }[] | null;
}

/** A place without an address is that of the site, and has what site.json says of it. */
export const withSiteDetails = <Place extends PlaceDetails, Site extends SiteDetails>(
  place: Place,
  { address, phone, email, openingHours }: Site,
) =>
  place.address
    ? { ...place, address: place.address as NonNullable<Place['address']> }
    : {
        ...place,
        address: address as Site['address'],
        phone: place.phone ?? phone,
        email: place.email ?? email,
        hours: place.hours ?? openingHours?.map(({ text }) => text),
      };
