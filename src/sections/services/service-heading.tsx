import { Link } from '../../ui/controls/link';
import { Icon } from '../../ui/icon';
import type { Service } from './definition';
import * as styles from './service-heading.module.css';

export const ServiceHeading = ({ title, icon, href }: Pick<Service, 'title' | 'icon' | 'href'>) => (
  <h3 className={styles.heading}>
    {icon && <Icon icon={icon} className={styles.icon} />}
    {href ? (
      <Link href={href} className={styles.link}>
        {title}
      </Link>
    ) : (
      title
    )}
  </h3>
);
