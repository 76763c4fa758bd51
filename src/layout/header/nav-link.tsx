import { Icon } from '../../ui/icon';
import { Link, type LinkProps } from '../../ui/controls/link';
import type { LayoutContent } from '../use-layout-content';

type NavItem = NonNullable<LayoutContent['navigation']['groups']>[number]['items'][number];
type NavLinkProps = NavItem & Pick<LinkProps, 'onClick'>;

export const NavLink = ({ title, description, href, icon, onClick }: NavLinkProps) => (
  <Link
    href={href}
    className="group grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3.5 rounded-medium p-3.5 transition-control hover:bg-hover"
    onClick={onClick}
  >
    {icon ? <Icon icon={icon} className="mt-0.5 size-6 text-accent" /> : <span />}
    <span>
      <span className="block leading-snug font-semibold decoration-signal decoration-2 underline-offset-[0.4em] group-aria-[current=page]:underline">
        {title}
      </span>
      <span className="mt-0.5 block text-small leading-snug text-ink-muted">{description}</span>
    </span>
  </Link>
);
