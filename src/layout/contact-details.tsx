import { TextLink } from '../ui/controls/text-link';
import { useLayoutContent } from './use-layout-content';

/** The street address, telephone number and e-mail address. */
export function ContactDetails() {
  const { address, phone, email } = useLayoutContent().site;
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
        <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
    </address>
  );
}
