import * as styles from './text-link.module.css';
import { Link, type LinkProps } from './link';

export const textLinkClass = styles.link;

/** A link in a list or address: with a quiet underline and a target of at least 44 px. */
export const TextLink = ({ className = '', ...rest }: LinkProps) => (
  <Link {...rest} className={`${styles.link} ${className}`.trim()} />
);

export const MoreLink = ({ href, title, className = 'mt-2' }: LinkProps) => (
  <TextLink href={href} className={`${className} font-semibold text-accent`}>
    {title}
  </TextLink>
);
