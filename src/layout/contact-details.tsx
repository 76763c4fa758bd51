import { addressLines } from '../ui/address-lines';
import { EmailLink, Lines, PhoneLink } from '../ui/contact';
import type { LayoutPlace } from '../content-model/kind';
import * as styles from './contact-details.module.css';
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
  const { site, siteLang, places } = useLayoutContent();
  const { address, openingHours } = site;
  if (__PARTS__.places && places)
    return (
      <ul role="list" className={__PARTS__.layout === 'indexed' ? styles.places : 'grid gap-10'}>
        {places.map((place) => (
          <li key={place.name}>
            <PlaceDetails {...place} />
          </li>
        ))}
      </ul>
    );
  return (
    <address lang={siteLang} className={`not-italic ${styles.details}`}>
      <Lines lines={addressLines(address)} />
      {!isPlaceOnly && (
        <p className={styles.links}>
          <ContactLinks />
        </p>
      )}
      {openingHours && <Lines lines={openingHours.map(({ text }) => text)} />}
    </address>
  );
}

const PlaceDetails = ({ name, address, phone, email, hours, lang }: LayoutPlace) => (
  <address lang={lang} className="grid justify-items-start gap-2 not-italic">
    <p className="font-semibold">{name}</p>
    <Lines lines={addressLines(address)} />
    {phone && <PhoneLink phone={phone} />}
    {email && <EmailLink email={email} />}
    {hours && <Lines lines={hours} />}
  </address>
);
