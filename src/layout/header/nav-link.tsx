import type { LayoutContent } from '../use-layout-content';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

/** A link of a menu: icon, title and one line about what is behind it. */
export function NavLink({
  item: { title, description, href, icon },
  onClick,
}: {
  item: LayoutContent['navigation']['groups'][number]['items'][number];
  onClick: () => void;
}) {
  return (
    <Link href={href} className="menu-link" onClick={onClick}>
      {icon ? <Icon icon={icon} className="mt-0.5 size-6 text-accent" /> : <span />}
      <span>
        <span className="menu-link-title block leading-snug font-semibold">{title}</span>
        <span className="mt-0.5 block text-small leading-snug text-ink-muted">{description}</span>
      </span>
    </Link>
  );
}
