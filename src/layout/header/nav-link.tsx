import { Icon } from '../../ui/icon';
import { Link, type LinkProps } from '../../ui/controls/link';
import * as styles from './nav-link.module.css';
import type { LayoutContent } from '../use-layout-content';

type NavItem = NonNullable<LayoutContent['navigation']['groups']>[number]['items'][number];
/** The links of the menu "More" have words only. */
export type NavLinkProps = Pick<NavItem, 'title' | 'href'> & Partial<NavItem> & Pick<LinkProps, 'onClick'>;

export const NavLink = ({ title, description, href, icon, onClick }: NavLinkProps) => (
  <Link href={href} className={styles.link} onClick={onClick}>
    {icon ? <Icon icon={icon} className={styles.icon} /> : <span />}
    <span>
      <span className={styles.title}>{title}</span>
      {description && <span className={styles.description}>{description}</span>}
    </span>
  </Link>
);
