import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './link';

const classes = (className = '') =>
  `inline-grid size-11 place-items-center rounded-circle transition-control hover:bg-hover ${className}`.trim();

/** A round button that shows only an icon. The label is its accessible name. */
export const IconButton = ({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) => (
  <button {...rest} type="button" aria-label={label} className={classes(className)} />
);

export const IconLink = ({ label, className, ...rest }: LinkProps & { label: string }) => (
  <Link {...rest} aria-label={label} className={classes(className)} />
);
