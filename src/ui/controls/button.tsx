import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './link';

interface Variants {
  look?: keyof typeof looks;
  size?: 'medium' | 'small';
  className?: string;
}

const looks = {
  filled:
    'border-transparent bg-accent text-accent-ink hover:bg-accent-strong disabled:bg-accent-strong print:border-current print:bg-transparent',
  quiet: 'border-quiet-line text-ink hover:border-ink hover:bg-hover disabled:bg-hover',
  text: 'border-transparent px-3! underline hover:text-accent',
};

const sizes = { medium: 'min-h-12 px-6 py-2.5', small: 'min-h-11 px-5 py-2' };

const classes = ({ look = 'filled', size = 'medium', className = '' }: Variants) =>
  `inline-flex items-center justify-center rounded-full border text-center leading-tight font-semibold transition-control disabled:cursor-progress ${looks[look]} ${sizes[size]} ${className}`.trim();

export const Button = ({ look, size, className, ...rest }: ComponentProps<'button'> & Variants) => (
  <button type="button" {...rest} className={classes({ look, size, className })} />
);

export const ButtonLink = ({ look, size, className, ...rest }: LinkProps & Variants) => (
  <Link {...rest} className={classes({ look, size, className })} />
);
