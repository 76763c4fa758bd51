import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from './link';

interface ButtonVariants {
  look?: 'filled' | 'quiet';
  size?: 'medium' | 'small';
}

const base =
  'inline-flex items-center justify-center rounded-full border text-center leading-tight font-semibold transition-control active:[translate:0_1px]';

const looks = {
  filled:
    'border-transparent bg-accent text-accent-ink hover:bg-accent-strong disabled:cursor-progress disabled:bg-accent-strong print:border-current print:bg-transparent',
  quiet: 'border-quiet-line text-ink hover:border-ink hover:bg-hover',
};

const sizes = { medium: 'min-h-12 px-6 py-2.5', small: 'min-h-11 px-5 py-2' };

const classes = (look: keyof typeof looks, size: keyof typeof sizes, className = '') =>
  `${base} ${looks[look]} ${sizes[size]} ${className}`.trim();

/** A button that performs an action on the page. */
export function Button({
  look = 'filled',
  size = 'medium',
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & ButtonVariants) {
  return <button {...rest} type={type} className={classes(look, size, className)} />;
}

/** A link with the look of a button. */
export function ButtonLink({
  look = 'filled',
  size = 'medium',
  className,
  ...rest
}: LinkProps & ButtonVariants) {
  return <Link {...rest} className={classes(look, size, className)} />;
}
