import { TextLink } from './controls/text-link';

export const PhoneLink = ({ phone }: { phone: string }) => (
  <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="sm:whitespace-nowrap">
    {phone}
  </TextLink>
);

export const EmailLink = ({ email }: { email: string }) => (
  <TextLink href={`mailto:${email}`}>{email}</TextLink>
);

export const Lines = ({ lines, lang }: { lines: readonly string[]; lang?: string }) => (
  <p lang={lang}>
    {lines.map((line, index) => (
      <span key={index} className="block">
        {line}
      </span>
    ))}
  </p>
);
