import { addressLines } from '../ui/address-lines';
import { EmailLink, Lines, PhoneLink } from '../ui/contact';
import { useLayoutContent } from './use-layout-content';

export function ContactLinks() {
  const { phone, email } = useLayoutContent().site;
  return (
    <>
      <PhoneLink phone={phone} />
      <EmailLink email={email} />
    </>
  );
}

interface ContactDetailsProps {
  /** Whether the telephone number and the e-mail address are elsewhere on the screen. */
  isPlaceOnly?: boolean;
}

export function ContactDetails({ isPlaceOnly = false }: ContactDetailsProps) {
  const { site, siteLang } = useLayoutContent();
  const { address, openingHours } = site;
  return (
    <address lang={siteLang} className="grid content-start gap-3 not-italic">
      <Lines lines={addressLines(address)} />
      {!isPlaceOnly && (
        <p className="grid justify-items-start">
          <ContactLinks />
        </p>
      )}
      {openingHours && <Lines lines={openingHours.map(({ text }) => text)} />}
    </address>
  );
}
