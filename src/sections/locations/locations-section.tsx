import { addressLines } from '../../ui/address-lines';
import type { Section } from '../../content-model/model';
import { withSiteDetails } from '../../content-model/parts/place';
import { useLayoutContent } from '../../layout/use-layout-content';
import { EmailLink, Lines, PhoneLink } from '../../ui/contact';
import { TextLink } from '../../ui/controls/text-link';
import { columnSizes, Image } from '../../ui/image';
import { HeadedSection } from '../../ui/section';
import type { definition, LocationsContent } from './definition';
import * as styles from './locations.module.css';

export default function LocationsSection({ content }: Section<typeof definition>) {
  const { locations, mapLabel } = content;
  return (
    <HeadedSection content={content}>
      <ul
        role="list"
        className={`mt-head ${styles.locations} ${locations.length === 1 && locations[0]?.image ? styles.single : ''}`.trim()}
      >
        {locations.map((location) => (
          <Location key={location.name} location={location} mapLabel={mapLabel} />
        ))}
      </ul>
    </HeadedSection>
  );
}

interface LocationProps {
  location: LocationsContent['locations'][number];
  mapLabel: string;
}

function Location({ location, mapLabel }: LocationProps) {
  const { site, siteLang } = useLayoutContent();
  const { name, text, image, map } = location;
  const { address, phone, email, hours } = withSiteDetails(location, site);
  return (
    <li className={styles.location}>
      {image && <Image {...image} sizes={columnSizes} className={styles.image} />}
      <h3 className="text-title">{name}</h3>
      {text && <p className="mt-2 text-ink-muted">{text}</p>}
      <address
        className={
          __PARTS__.layout === 'centred'
            ? 'mt-4 grid justify-items-center gap-3 not-italic'
            : 'mt-4 grid justify-items-start gap-3 not-italic'
        }
      >
        <Lines lines={addressLines(address)} lang={location.address ? undefined : siteLang} />
        {phone && <PhoneLink phone={phone} />}
        {email && <EmailLink email={email} />}
        {hours && <Lines lines={hours} lang={location.hours ? undefined : siteLang} />}
        {map && (
          <TextLink href={map} className={styles.map}>
            {mapLabel}
            <span className="sr-only"> {name}</span>
          </TextLink>
        )}
      </address>
    </li>
  );
}
