import type { ComponentProps } from 'react';
import * as styles from './button.module.css';
import { Link, type LinkProps } from './link';

type Control = (ComponentProps<'button'> & { href?: undefined }) | LinkProps;

type ButtonProps = Control & {
  look?: 'filled' | 'quiet' | 'text';
  size?: 'medium' | 'small';
};

const ButtonOrLink = (props: Control) =>
  props.href === undefined ? <button type="button" {...props} /> : <Link {...props} />;

/** A button. With an address it is a link. */
export const Button = ({ look = 'filled', size = 'medium', className = '', ...rest }: ButtonProps) => (
  <ButtonOrLink
    {...rest}
    className={`${styles.button} ${styles[size]} ${styles[look]} ${className}`.trim()}
  />
);

/** A round button or link that shows only an icon. The label is its accessible name. */
export const IconButton = ({ label, className = '', ...rest }: Control & { label: string }) => (
  <ButtonOrLink {...rest} aria-label={label} className={`${styles.icon} ${className}`.trim()} />
);
