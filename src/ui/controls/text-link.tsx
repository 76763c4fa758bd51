import { Link, type LinkProps } from './link';

export const textLinkClasses =
  'inline-flex min-h-11 items-center underline decoration-hairline underline-offset-[0.3em] transition-control hover:decoration-current';

/** A link in a list or address: with a quiet underline and a target of at least 44 px. */
export const TextLink = ({ className = '', ...rest }: LinkProps) => (
  <Link {...rest} className={`${textLinkClasses} ${className}`.trim()} />
);

export const MoreLink = ({ href, title, className = 'mt-2' }: LinkProps) => (
  <TextLink href={href} className={`${className} font-semibold text-accent`}>
    {title}
  </TextLink>
);
