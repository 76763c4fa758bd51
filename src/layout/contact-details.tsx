import { ContactLinks } from '../ui/controls/text-link';
import { useLayoutContent } from './use-layout-content';

interface ContactDetailsProps {
  /** Whether the telephone number and the e-mail address are elsewhere on the screen. */
  isPlaceOnly?: boolean;
}

/** The street address, telephone number, e-mail address and opening hours. */
export function ContactDetails({ isPlaceOnly = false }: ContactDetailsProps) {
  const { site, siteLang } = useLayoutContent();
  const { address, phone, email, openingHours } = site;
  const { street, locality, region, postalCode, country } = address;
  const town = [locality, region, postalCode].filter(Boolean).join(' ');
  return (
    <address lang={siteLang} className="grid content-start gap-3 not-italic">
      <Lines lines={address.lines ?? [street, town, country]} />
      {!isPlaceOnly && (
        <p className="grid justify-items-start">
          <ContactLinks phone={phone} email={email} />
        </p>
      )}
      {openingHours && <Lines lines={openingHours.map(({ text }) => text)} />}
    </address>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <p>
    {lines.map((line, index) => (
      <span key={index} className="block">
        {line}
      </span>
    ))}
  </p>
);
