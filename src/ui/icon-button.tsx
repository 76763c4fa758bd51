import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from './link';

interface IconButtonVariants {
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

const classes = (className = '') =>
  `inline-grid size-11 place-items-center rounded-full transition-control hover:bg-hover ${className}`.trim();

/** A round button that shows only an icon. */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & IconButtonVariants) {
  return <button {...rest} type="button" aria-label={label} className={classes(className)} />;
}

/** A link with the look of an icon button. */
export function IconLink({ label, className, ...rest }: LinkProps & IconButtonVariants) {
  return <Link {...rest} aria-label={label} className={classes(className)} />;
}
