import type { LayoutContent } from './use-layout-content';

/** The street address, telephone number and e-mail address. */
export function ContactDetails({ site: { address, phone, email } }: { site: LayoutContent['site'] }) {
  return (
    <address className="grid gap-3 not-italic">
      <p>
        {address.street}
        <br />
        {address.locality} {address.postalCode}
        <br />
        {address.country}
      </p>
      <p className="grid justify-items-start">
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="text-link inline-flex min-h-11 items-center whitespace-nowrap"
        >
          {phone}
        </a>
        <a href={`mailto:${email}`} className="text-link inline-flex min-h-11 items-center">
          {email}
        </a>
      </p>
    </address>
  );
}
