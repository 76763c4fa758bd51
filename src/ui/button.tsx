import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from './link';

type Look = 'filled' | 'quiet';

const classes = (look: Look, className = '') => `button button-${look} ${className}`.trim();

/** A button that does something on the page. */
export function Button({
  look = 'filled',
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button {...rest} type={type} className={classes(look, className)} />;
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ look = 'filled', className, ...rest }: LinkProps & { look?: Look }) {
  return <Link {...rest} className={classes(look, className)} />;
}
