import { TextLink } from './controls/text-link';

interface ContactLinksProps {
  /** With spaces, as it is shown. */
  phone: string;
  email: string;
}

/** Links that call a telephone number and write an e-mail. */
export const ContactLinks = ({ phone, email }: ContactLinksProps) => (
  <>
    <TextLink href={`tel:${phone.replaceAll(' ', '')}`} className="sm:whitespace-nowrap">
      {phone}
    </TextLink>
    <TextLink href={`mailto:${email}`}>{email}</TextLink>
  </>
);
