import type { LayoutContent } from './use-layout-content';
import { TextLink } from '../ui/text-link';

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
        <TextLink href={`tel:${phone.replaceAll(' ', '')}`} className="whitespace-nowrap">
          {phone}
        </TextLink>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
    </address>
  );
}
