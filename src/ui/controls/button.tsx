import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './link';

type Control = (ComponentProps<'button'> & { href?: undefined }) | LinkProps;

type ButtonProps = Control & {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
};

const looks = {
  filled:
    'border-transparent bg-accent text-accent-ink hover:bg-accent-strong disabled:bg-accent-strong print:border-current print:bg-transparent',
  quiet: 'border-quiet-line text-ink hover:border-ink hover:bg-hover disabled:bg-hover',
  text: 'border-transparent px-3! underline hover:text-accent',
};

const sizes = { medium: 'min-h-12 px-6 py-2.5', small: 'min-h-11 px-5 py-2' };

const ButtonOrLink = (props: Control) =>
  props.href === undefined ? <button type="button" {...props} /> : <Link {...props} />;

/** A button. With an address it is a link. */
export const Button = ({ look = 'filled', size = 'medium', className = '', ...rest }: ButtonProps) => (
  <ButtonOrLink
    {...rest}
    className={`inline-flex items-center justify-center rounded-full border text-center leading-tight font-semibold transition-control active:translate-y-px disabled:cursor-progress ${looks[look]} ${sizes[size]} ${className}`.trim()}
  />
);

/** A round button or link that shows only an icon. The label is its accessible name. */
export const IconButton = ({ label, className = '', ...rest }: Control & { label: string }) => (
  <ButtonOrLink
    {...rest}
    aria-label={label}
    className={`inline-grid size-11 place-items-center rounded-circle transition-control hover:bg-hover active:translate-y-px ${className}`.trim()}
  />
);
