import { ContactLinks } from '../ui/contact-links';
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
        <ContactLinks phone={phone} email={email} />
      </p>
    </address>
  );
}
