import { EmailLink, PhoneLink } from '../../ui/contact';
import { TextLink } from '../../ui/controls/text-link';
import type { PersonData } from '../../content-model/collections/person';

type PersonDetailsProps = NonNullable<PersonData['details']>;

/** What a person can do, and how to reach them, above a link that covers the card. */
export const PersonDetails = ({ phone, email, links, languages, qualifications }: PersonDetailsProps) => (
  <div className="relative z-1 mt-3 grid justify-items-start gap-1 text-small">
    {qualifications?.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {languages && <p className="text-ink-muted">{languages.join(', ')}</p>}
    {phone && <PhoneLink phone={phone} />}
    {email && <EmailLink email={email} />}
    {links?.map(({ title, href }) => (
      <TextLink key={href} href={href}>
        {title}
      </TextLink>
    ))}
  </div>
);
