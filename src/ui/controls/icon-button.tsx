import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './link';

interface Label {
  /** The accessible name. */
  label: string;
}

const classes = (className = '') =>
  `inline-grid size-11 place-items-center rounded-circle transition-control hover:bg-hover ${className}`.trim();

/** A round button that shows only an icon. */
export const IconButton = ({ label, className, ...rest }: ComponentProps<'button'> & Label) => (
  <button {...rest} type="button" aria-label={label} className={classes(className)} />
);

/** A link with the look of an icon button. */
export const IconLink = ({ label, className, ...rest }: LinkProps & Label) => (
  <Link {...rest} aria-label={label} className={classes(className)} />
);
